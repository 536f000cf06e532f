/** The part of Temml that is used; the package has no types of its own. */
declare module 'temml' {
  interface TemmlOptions {
    readonly displayMode?: boolean;
    readonly throwOnError?: boolean;
  }
  const temml: { renderToString(tex: string, options?: TemmlOptions): string };
  export default temml;
}

declare module 'mathjs/lib/browser/math.js' {
  const math: Pick<typeof import('mathjs'), 'evaluate'>;
  export default math;
}
