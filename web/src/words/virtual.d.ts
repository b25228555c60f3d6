declare module "virtual:words" {
  /** A loader for each part of the words, by `LANG/GROUP`. */
  const files: Readonly<Record<string, () => Promise<{ default: string }>>>;
  export default files;
}
