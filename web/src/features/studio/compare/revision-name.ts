import type { StudioRevision } from '@pathshala/contract/studio/items';
import { momentText } from '../../../words/format.ts';
import { words } from '../../../words/words.ts';

/** What a revision is called where its time is beside it: readers saw it, or it was the work of a while. */
export function revisionTitle({ revision, state }: StudioRevision): string {
  return state === 'draft' ? words['studio-edit.draftOf']() : words['studio.revision']({ revision });
}

/** What it is called alone. */
export const revisionName = (one: StudioRevision) => `${revisionTitle(one)} · ${momentText(one.at)}`;
