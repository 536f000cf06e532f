import type { StudioFields } from '../content/fields.ts';
import { del, get, type PageQuery, patch, post, put } from '../http/endpoint.ts';
import type { StudioChanges } from './changes.ts';
import type {
  AuditEntry,
  CoursePeople,
  EndedRequest,
  OpenRequest,
  PublishAnswer,
  PublishRequest,
  Readers,
  StudioEntry,
  StudioItem,
  StudioPage,
  StudioRevision,
  StudioRevisionText,
  StudioSaved,
} from './items.ts';
import type {
  AskInput,
  AssignInput,
  EndedLinks,
  MoveInput,
  PreviewAnswer,
  PublishInput,
  ReturnInput,
} from './schemas.ts';

export const studioEndpoints = {
  studioAudit: get<StudioPage<AuditEntry>, PageQuery>('/studio/audit', 'admin'),
  studioRequests: get<StudioPage<OpenRequest>, PageQuery>('/studio/requests', 'admin'),
  /** `state`: one of the five; `q`: words of the title or the id. What was changed last comes first. */
  studioList: get<StudioPage<StudioEntry>, ':kind' | PageQuery | 'state' | 'q'>('/studio/:kind', 'editor'),
  studioCreate: post<StudioItem, ':kind', StudioFields>('/studio/:kind', 'editor'),
  studioItem: get<StudioItem, ':kind' | ':id'>('/studio/:kind/:id', 'editor'),
  /** All fields; requires `If-Match`, as do the next three. */
  studioSave: put<StudioItem, ':kind' | ':id', StudioFields>('/studio/:kind/:id', 'editor'),
  /** What changed since the state that `If-Match` names; the answer has no texts. */
  studioChange: patch<StudioSaved, ':kind' | ':id', StudioChanges>('/studio/:kind/:id', 'editor'),
  studioPublish: post<PublishAnswer, ':kind' | ':id', PublishInput>('/studio/:kind/:id/publish', 'editor'),
  studioUnpublish: post<StudioItem, ':kind' | ':id'>('/studio/:kind/:id/unpublish', 'editor'),
  studioCoursePeople: get<CoursePeople, ':id'>('/studio/courses/:id/people', 'editor'),
  studioReaders: get<Readers, ':kind' | ':id'>('/studio/:kind/:id/readers', 'editor'),
  studioAsk: put<PublishRequest, ':kind' | ':id', AskInput>('/studio/:kind/:id/request', 'editor'),
  studioUnask: del<EndedRequest, ':kind' | ':id'>('/studio/:kind/:id/request', 'editor'),
  studioReturn: post<PublishRequest, ':kind' | ':id', ReturnInput>(
    '/studio/:kind/:id/request/return',
    'admin',
  ),
  studioMove: put<MoveInput, ':kind' | ':id', MoveInput>('/studio/:kind/:id/place', 'editor'),
  studioArchive: post<StudioItem, ':kind' | ':id'>('/studio/:kind/:id/archive', 'editor'),
  studioRevisions: get<StudioPage<StudioRevision>, ':kind' | ':id' | PageQuery>(
    '/studio/:kind/:id/revisions',
    'editor',
  ),
  studioRevision: get<StudioRevisionText, ':kind' | ':id' | ':revision'>(
    '/studio/:kind/:id/revisions/:revision',
    'editor',
  ),
  studioRestore: post<StudioItem, ':kind' | ':id' | ':revision'>(
    '/studio/:kind/:id/revisions/:revision/restore',
    'editor',
  ),
  studioShare: post<PreviewAnswer, ':kind' | ':id'>('/studio/:kind/:id/preview', 'editor'),
  studioUnshare: del<EndedLinks, ':kind' | ':id'>('/studio/:kind/:id/preview', 'editor'),
  studioAssign: put<StudioItem, ':id', AssignInput>('/studio/courses/:id/teacher', 'admin'),
} as const;

/** An item changes only if it is still as it was read. */
export const conditionHeader = 'If-Match';
