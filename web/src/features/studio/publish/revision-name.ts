import type { StudioRevision } from '@pathshala/contract/studio/items';
import { momentText } from '../../../words/format.ts';
import { words } from '../../../words/words.ts';

/** The name of a published or draft revision, for places that show its time beside it. */
export function revisionTitle({ revision, state }: StudioRevision): string {
  return state === 'draft' ? words['studio-edit.draftOf']() : words['studio.revision']({ revision });
}

/** The name of a revision with its time. */
export const revisionName = (one: StudioRevision) => `${revisionTitle(one)} · ${momentText(one.at)}`;
