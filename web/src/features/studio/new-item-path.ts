import type { StudioKind } from '@pathshala/contract/content/fields';
import { paths } from '@pathshala/contract/site/paths';

/** The query that opens the dialog for a new item. */
export const newItemQuery = 'new';

/** The list of a kind with the dialog for a new item. */
export const newItemPath = (kind: StudioKind) => `${paths.studioKind(kind)}?${newItemQuery}=${kind}`;
