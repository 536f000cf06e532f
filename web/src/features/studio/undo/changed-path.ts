const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Where two values differ: the deepest path that holds all differences, such as `press.0.headline.en`. */
export function changedPath(before: unknown, after: unknown): string {
  if (!isObject(before) || !isObject(after) || Array.isArray(before) !== Array.isArray(after)) return '';
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const [name, ...others] = [...names].filter((one) => before[one] !== after[one]);
  // Entries that were added, removed or moved are a change of their list.
  if (name === undefined || others.length > 0) return '';
  const rest = changedPath(before[name], after[name]);
  return rest === '' ? name : `${name}.${rest}`;
}
