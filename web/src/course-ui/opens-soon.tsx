import { words } from '../words/words.ts';

export function OpensSoon() {
  return <span className="chip soft">{words['ui.opensSoon']()}</span>;
}
