/** The studio's endpoints. A separate table, so that other pages do not load it. */

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
  studioAudit: get<StudioPage<AuditEntry>, PageQuery>()('/studio/audit', 'admin'),
  studioRequests: get<StudioPage<OpenRequest>, PageQuery>()('/studio/requests', 'admin'),
  /** `state`: one of the five; `q`: words of the title or the id. What was changed last comes first. */
  studioList: get<StudioPage<StudioEntry>, PageQuery | 'state' | 'q'>()('/studio/:kind', 'editor'),
  studioCreate: post<StudioItem, StudioFields>()('/studio/:kind', 'editor'),
  studioItem: get<StudioItem>()('/studio/:kind/:id', 'editor'),
  /** All fields; requires `If-Match`, as do the next three. */
  studioSave: put<StudioItem, StudioFields>()('/studio/:kind/:id', 'editor'),
  /** What changed since the state that `If-Match` names; the answer has no texts. */
  studioChange: patch<StudioSaved, StudioChanges>()('/studio/:kind/:id', 'editor'),
  studioPublish: post<PublishAnswer, PublishInput>()('/studio/:kind/:id/publish', 'editor'),
  studioUnpublish: post<StudioItem>()('/studio/:kind/:id/unpublish', 'editor'),
  studioCoursePeople: get<CoursePeople>()('/studio/courses/:id/people', 'editor'),
  studioReaders: get<Readers>()('/studio/:kind/:id/readers', 'editor'),
  studioAsk: put<PublishRequest, AskInput>()('/studio/:kind/:id/request', 'editor'),
  studioUnask: del<EndedRequest>()('/studio/:kind/:id/request', 'editor'),
  studioReturn: post<PublishRequest, ReturnInput>()('/studio/:kind/:id/request/return', 'admin'),
  studioMove: put<MoveInput, MoveInput>()('/studio/:kind/:id/place', 'editor'),
  studioArchive: post<StudioItem>()('/studio/:kind/:id/archive', 'editor'),
  studioRevisions: get<StudioPage<StudioRevision>, PageQuery>()('/studio/:kind/:id/revisions', 'editor'),
  studioRevision: get<StudioRevisionText>()('/studio/:kind/:id/revisions/:revision', 'editor'),
  studioRestore: post<StudioItem>()('/studio/:kind/:id/revisions/:revision/restore', 'editor'),
  studioShare: post<PreviewAnswer>()('/studio/:kind/:id/preview', 'editor'),
  studioUnshare: del<EndedLinks>()('/studio/:kind/:id/preview', 'editor'),
  studioAssign: put<StudioItem, AssignInput>()('/studio/courses/:id/teacher', 'admin'),
} as const;

/** An item changes only if it is still as it was read. */
export const conditionHeader = 'If-Match';
