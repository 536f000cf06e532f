/** The part of Temml that is used; the package has no types of its own. */
declare module 'temml' {
  interface TemmlOptions {
    readonly displayMode?: boolean;
    readonly throwOnError?: boolean;
  }
  const temml: { renderToString(tex: string, options?: TemmlOptions): string };
  export default temml;
}
