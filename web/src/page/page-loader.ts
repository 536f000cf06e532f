import type { Level } from '@pathshala/content/practice/exercise';
import type { ShownExercise } from '@pathshala/content/practice/show-exercise';
import type { GlossaryRow } from '@pathshala/content/terms/terms';
import type { PublishedSchool } from '@pathshala/contract/calls/site-server';
import type { WrittenHome } from '@pathshala/contract/content/published';
import { createContext } from 'react';
import { data } from '../ui/router.ts';

/** In the rendered language: from its files in a build, from Firestore for later changes. */
export interface School extends PublishedSchool {
  home(): Promise<WrittenHome>;
  glossary(): Promise<readonly GlossaryRow[]>;
  /** Prerendered on the skill's page. */
  exercise(skillId: string, seed: number, level: Level): Promise<ShownExercise>;
}

/** Loaders run where the page is rendered, never in a browser. */
export interface PageCall {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly request: Request;
  readonly context: School;
}

export type PageLoader<Data> = (call: PageCall) => Promise<Data> | Data;

/** Name of what a page's data has as HTML: a document has it in place, so its own data leave it out. */
export const plainKey = 'plainHtml';

/** Name of the subjects that a page’s data names, and that the build does not know so. */
export const subjectsKey = 'newSubjects';

/** @throws what the router shows as a 404 */
export function missingPage(): never {
  throw data(null, { status: 404 });
}

/** In a browser: prefetches a page. Throws what keeps it from opening. */
export const PreparePageContext = createContext<((path: string) => Promise<void>) | undefined>(undefined);
