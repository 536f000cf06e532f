/** Making a formatter takes a hundred times as long as using it. */
export const memoized = <One>(make: (language: string) => One): ((language: string) => One) => {
  const made = new Map<string, One>();
  return (language) => {
    const one = made.get(language) ?? make(language);
    made.set(language, one);
    return one;
  };
};
const numbers = memoized((language) => new Intl.NumberFormat(language));
const plurals = memoized((language) => new Intl.PluralRules(language));

export const number = (language: string, value: unknown): string => numbers(language).format(Number(value));

/** Called by compiled messages for `{count, plural, …}`: the plural form's name. */
export const plural = (language: string, count: unknown): Intl.LDMLPluralRule =>
  plurals(language).select(Number(count));
