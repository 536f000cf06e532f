import type { Level } from '@pathshala/content/practice/exercise';
import type { ShownExercise } from '@pathshala/content/practice/show-exercise';
import type { GlossaryRow } from '@pathshala/content/terms/terms';
import type { PublishedSchool } from '@pathshala/contract/calls/site-server';
import type { WrittenHome } from '@pathshala/contract/content/published';
import { data } from '../ui/router.ts';

/**
 * The school as pages are rendered from it, in the language that is rendered: from its files when the site is built, from
 * Firestore for what was published since.
 */
export interface School extends PublishedSchool {
  home(): Promise<WrittenHome>;
  glossary(): Promise<readonly GlossaryRow[]>;
  /** The exercise of a skill that is on its page before any script. */
  exercise(skillId: string, seed: number, level: Level): Promise<ShownExercise>;
}

/** What a page's loader is told. It runs where the page is rendered, never in a browser. */
export interface PageCall {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly request: Request;
  readonly context: School;
}

export type PageLoader<Data> = (call: PageCall) => Promise<Data> | Data;

/** What a loader does for an address that has no page. @throws what the router takes for a 404 */
export function missingPage(): never {
  throw data(null, { status: 404 });
}
