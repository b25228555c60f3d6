declare module "virtual:words" {
  import type { FluentResource } from "@fluent/bundle";

  /** A loader for each part of the words, by `LANG/GROUP`: messages that were parsed when the page was built. */
  const files: Readonly<Record<string, () => Promise<{ default: FluentResource["body"] }>>>;
  export default files;
}
