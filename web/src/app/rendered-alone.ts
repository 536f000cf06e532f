import { type ComponentType, memo } from 'react';

/**
 * A layout or page that is rendered again when something that it reads has changed, and not with every step of a navigation:
 * React Router renders all that is open at each, with props of its own that these do not take. docs/performance.md
 * @param Part takes no props but those named
 * @param taken names of the props that it does take
 */
export function renderedAlone<Props extends object = object>(
  Part: ComponentType<Props>,
  ...taken: readonly (keyof Props)[]
) {
  return memo(Part, (before, now) => taken.every((name) => before[name] === now[name]));
}
