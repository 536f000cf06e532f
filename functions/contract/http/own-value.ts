/** An own property of an object. A plain lookup also finds inherited names, and an id may be `constructor`. */
export function ownValue<T>(
  values: { readonly [key: string]: T | undefined } | undefined,
  key: string,
): T | undefined {
  return values && Object.hasOwn(values, key) ? values[key] : undefined;
}

export function isInherited(name: string): boolean {
  return name in {};
}
