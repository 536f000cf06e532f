import { words } from '../../words/words.ts';
import type { Counts } from './class-content.ts';

/** “12 lessons · 26 exercises · 3 tests”. Leaves out counts of zero. */
export function countText({ lessons, skills, tests }: Counts): string {
  return [
    lessons > 0 && words['ui.lessons']({ count: lessons }),
    skills > 0 && words['learn.skills']({ count: skills }),
    tests > 0 && words['learn.tests']({ count: tests }),
  ]
    .filter(Boolean)
    .join(' · ');
}
