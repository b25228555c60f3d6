declare module "virtual:words" {
  import type { FluentResource } from "@fluent/bundle";

  type Body = FluentResource["body"];
  type Loader<T> = () => Promise<{ default: T }>;

  /** A loader for each language: what is read first, parsed when the page was built, and a loader for each other part. */
  const languages: Readonly<Record<string, Loader<{ readonly main: Body; readonly parts: Readonly<Record<string, Loader<Body>>> }>>>;
  export default languages;
}
