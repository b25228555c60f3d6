declare module "virtual:words" {
  import type { Pattern } from "./wording";

  type Patterns = Readonly<Record<string, Pattern>>;
  type Loader<T> = () => Promise<{ default: T }>;

  /** A loader for each language: what is read first, and a loader for each other part. */
  const languages: Readonly<Record<string, Loader<{ readonly main: Patterns; readonly parts: Readonly<Record<string, Loader<Patterns>>> }>>>;
  export default languages;
}
