import { words } from '../words/words.ts';

/** Badge of a course that is not open yet. It is text, and so part of the accessible name. */
export function OpensSoon() {
  return <span className="chip soft">{words['ui.opensSoon']()}</span>;
}
