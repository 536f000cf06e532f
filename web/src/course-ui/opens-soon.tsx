import { words } from '../words/words.ts';

/** The mark of a course that cannot be had yet. It is text, and so part of the name of what it stands in. */
export function OpensSoon() {
  return <span className="chip soft">{words['ui.opensSoon']()}</span>;
}
