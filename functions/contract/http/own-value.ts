/**
 * What an object has under a key of its own. A plain lookup also finds what every object inherits: an id may be
 * `constructor`.
 */
export function ownValue<T>(
  values: { readonly [key: string]: T | undefined } | undefined,
  key: string,
): T | undefined {
  return values && Object.hasOwn(values, key) ? values[key] : undefined;
}

/** Whether every object has something under this name, so that nothing new should be called so. */
export function isInherited(name: string): boolean {
  return name in {};
}
