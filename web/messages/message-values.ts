/** What a compiled message calls for `{count, number}` and `#`. */
export const number = (language: string, value: unknown): string =>
  new Intl.NumberFormat(language).format(Number(value));

/** What a compiled message calls for `{count, plural, …}`: the name of the language's form for this many. */
export const plural = (language: string, count: unknown): Intl.LDMLPluralRule =>
  new Intl.PluralRules(language).select(Number(count));
