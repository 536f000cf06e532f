/** Names of the parameters in a path: `/course/:courseId` has `courseId`. */
export type ParameterOf<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | ParameterOf<More>
    : Rest
  : never;

/**
 * The address that a path stands for.
 * @param path has `:name` where a value goes
 * @param values one for each name, as they are; they come out encoded for an address
 */
export function fillPath<Path extends string>(
  path: Path,
  values: Readonly<Record<ParameterOf<Path>, string>>,
): string {
  return path.replace(/:(\w+)/g, (_, name: ParameterOf<Path>) => encodeURIComponent(values[name]));
}
