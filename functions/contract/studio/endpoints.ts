import type { StudioFields } from '../content/fields.ts';
import { del, get, type PageQuery, patch, post, put } from '../http/endpoint.ts';
import type { StudioChanges } from './changes.ts';
import type * as items from './items.ts';
import type * as schemas from './schemas.ts';

type Item = ':kind' | ':id';

export const studioEndpoints = {
  studioAudit: get<items.StudioPage<items.AuditEntry>, PageQuery>('/studio/audit', 'admin'),
  studioRequests: get<items.StudioPage<items.OpenRequest>, PageQuery>('/studio/requests', 'admin'),
  /** `state`: one of the five; `q`: words of the title or the id. Latest change first. */
  studioList: get<items.StudioPage<items.StudioEntry>, ':kind' | PageQuery | 'state' | 'q'>(
    '/studio/:kind',
    'editor',
  ),
  studioCreate: post<items.StudioItem, ':kind', StudioFields>('/studio/:kind', 'editor'),
  studioItem: get<items.StudioItem, Item>('/studio/:kind/:id', 'editor'),
  /** All fields; requires `If-Match`, as do the next three. */
  studioSave: put<items.StudioItem, Item, StudioFields>('/studio/:kind/:id', 'editor'),
  /** What changed since the state that `If-Match` names; the answer has no texts. */
  studioChange: patch<items.StudioSaved, Item, StudioChanges>('/studio/:kind/:id', 'editor'),
  studioPublish: post<items.PublishAnswer, Item, schemas.PublishInput>('/studio/:kind/:id/publish', 'editor'),
  studioUnpublish: post<items.StudioItem, Item>('/studio/:kind/:id/unpublish', 'editor'),
  studioCoursePeople: get<items.CoursePeople, ':id'>('/studio/courses/:id/people', 'editor'),
  studioReaders: get<items.Readers, Item>('/studio/:kind/:id/readers', 'editor'),
  studioAsk: put<items.PublishRequest, Item, schemas.AskInput>('/studio/:kind/:id/request', 'editor'),
  studioUnask: del<items.EndedRequest, Item>('/studio/:kind/:id/request', 'editor'),
  studioReturn: post<items.PublishRequest, Item, schemas.ReturnInput>(
    '/studio/:kind/:id/request/return',
    'admin',
  ),
  studioMove: put<schemas.MoveInput, Item, schemas.MoveInput>('/studio/:kind/:id/place', 'editor'),
  studioArchive: post<items.StudioItem, Item>('/studio/:kind/:id/archive', 'editor'),
  studioRevisions: get<items.StudioPage<items.StudioRevision>, Item | PageQuery>(
    '/studio/:kind/:id/revisions',
    'editor',
  ),
  studioRevision: get<items.StudioRevisionText, Item | ':revision'>(
    '/studio/:kind/:id/revisions/:revision',
    'editor',
  ),
  studioRestore: post<items.StudioItem, Item | ':revision'>(
    '/studio/:kind/:id/revisions/:revision/restore',
    'editor',
  ),
  studioShare: post<schemas.PreviewAnswer, Item>('/studio/:kind/:id/preview', 'editor'),
  studioUnshare: del<schemas.EndedLinks, Item>('/studio/:kind/:id/preview', 'editor'),
  studioAssign: put<items.StudioItem, ':id', schemas.AssignInput>('/studio/courses/:id/teacher', 'admin'),
} as const;

/** An item changes only if it is still as it was read. */
export const conditionHeader = 'If-Match';
