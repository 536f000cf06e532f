import { type ComponentType, memo } from 'react';

/**
 * Renders again only when its own data changes: React Router renders all open routes, with new props, at each step of a
 * navigation. docs/performance.md
 * @param taken names of the props that it takes
 */
export function renderedAlone<Props extends object = object>(
  Part: ComponentType<Props>,
  ...taken: readonly (keyof Props)[]
) {
  return memo(Part, (before, now) => taken.every((name) => before[name] === now[name]));
}
