/** The calls of the editors' room, in the same words as `calls/endpoints.ts`. A table of their own: no other page loads it. */

import type { ModifiedAnswer } from '../accounts/user.ts';
import type { StudioFields } from '../content/fields.ts';
import { endpoint, type PageQuery } from '../http/endpoint.ts';
import type { MediaAnswer } from '../pictures/media.ts';
import type { AuditEntry } from './audit.ts';
import type { StudioChanges } from './changes.ts';
import type {
  AssignInput,
  CoursePeople,
  MoveInput,
  PublishAnswer,
  PublishInput,
  StudioEntry,
  StudioItem,
  StudioPage,
  StudioRevision,
  StudioRevisionText,
  StudioSaved,
} from './items.ts';
import type { EndedLinks, PreviewAnswer } from './preview.ts';
import type { Readers } from './readers.ts';
import type { AskInput, EndedRequest, OpenRequest, PublishRequest, ReturnInput } from './requests.ts';

export const studioEndpoints = {
  /** The newest first. */
  studioAudit: endpoint<{ answer: StudioPage<AuditEntry>; query: PageQuery }>()(
    'GET',
    '/studio/audit',
    'admin',
  ),
  /** Open requests to publish, the oldest first. */
  studioRequests: endpoint<{ answer: StudioPage<OpenRequest>; query: PageQuery }>()(
    'GET',
    '/studio/requests',
    'admin',
  ),
  /** The file itself, its type in the header. */
  studioMedia: endpoint<{ answer: MediaAnswer }>()('POST', '/studio/media', 'editor'),
  /**
   * `state`: one of the five; `q`: words of the title or the id; `list`, `subject`: as the draft says. What was changed
   * last comes first.
   */
  studioList: endpoint<{
    answer: StudioPage<StudioEntry>;
    query: PageQuery | 'state' | 'q' | 'list' | 'subject';
  }>()('GET', '/studio/:kind', 'editor'),
  /** A draft; `id` may be left out. */
  studioCreate: endpoint<{ answer: StudioItem; body: StudioFields }>()('POST', '/studio/:kind', 'editor'),
  studioItem: endpoint<{ answer: StudioItem }>()('GET', '/studio/:kind/:id', 'editor'),
  /** All fields; asks for `If-Match`, as the next three do. */
  studioSave: endpoint<{ answer: StudioItem; body: StudioFields }>()('PUT', '/studio/:kind/:id', 'editor'),
  /** What changed since the state that `If-Match` names; the answer has no texts. */
  studioChange: endpoint<{ answer: StudioSaved; body: StudioChanges }>()(
    'PATCH',
    '/studio/:kind/:id',
    'editor',
  ),
  studioPublish: endpoint<{ answer: PublishAnswer; body: PublishInput }>()(
    'POST',
    '/studio/:kind/:id/publish',
    'editor',
  ),
  studioUnpublish: endpoint<{ answer: StudioItem }>()('POST', '/studio/:kind/:id/unpublish', 'editor'),
  /** Who keeps a course that is unpublished. */
  studioCoursePeople: endpoint<{ answer: CoursePeople }>()('GET', '/studio/courses/:id/people', 'editor'),
  /** Who reads a course or a lesson, and how its quiz is answered. */
  studioReaders: endpoint<{ answer: Readers }>()('GET', '/studio/:kind/:id/readers', 'editor'),
  /** Asks an admin to publish; replaces an earlier request. */
  studioAsk: endpoint<{ answer: PublishRequest; body: AskInput }>()(
    'PUT',
    '/studio/:kind/:id/request',
    'editor',
  ),
  studioUnask: endpoint<{ answer: EndedRequest }>()('DELETE', '/studio/:kind/:id/request', 'editor'),
  /** Gives a request back to its author, with a word. */
  studioReturn: endpoint<{ answer: PublishRequest; body: ReturnInput }>()(
    'POST',
    '/studio/:kind/:id/request/return',
    'admin',
  ),
  /** A course in its list, or a lesson in its course. */
  studioMove: endpoint<{ answer: MoveInput; body: MoveInput }>()('PUT', '/studio/:kind/:id/place', 'editor'),
  /** Puts away what readers do not have; saving it brings it back. */
  studioArchive: endpoint<{ answer: StudioItem }>()('POST', '/studio/:kind/:id/archive', 'editor'),
  /** The newest first. */
  studioRevisions: endpoint<{ answer: StudioPage<StudioRevision>; query: PageQuery }>()(
    'GET',
    '/studio/:kind/:id/revisions',
    'editor',
  ),
  studioRevision: endpoint<{ answer: StudioRevisionText }>()(
    'GET',
    '/studio/:kind/:id/revisions/:revision',
    'editor',
  ),
  /** The old text as the draft. */
  studioRestore: endpoint<{ answer: StudioItem }>()(
    'POST',
    '/studio/:kind/:id/revisions/:revision/restore',
    'editor',
  ),
  /** A link for somebody without an account, good for a week. */
  studioShare: endpoint<{ answer: PreviewAnswer }>()('POST', '/studio/:kind/:id/preview', 'editor'),
  /** Ends all links to the item. */
  studioUnshare: endpoint<{ answer: EndedLinks }>()('DELETE', '/studio/:kind/:id/preview', 'editor'),
  /** Gives a course to a teacher. */
  studioAssign: endpoint<{ answer: StudioItem; body: AssignInput }>()(
    'PUT',
    '/studio/courses/:id/teacher',
    'admin',
  ),
  makeTeacher: endpoint<{ answer: ModifiedAnswer }>()('PUT', '/user/teacher/:email', 'admin'),
  removeTeacher: endpoint<{ answer: ModifiedAnswer }>()('DELETE', '/user/teacher/:email', 'admin'),
} as const;

/** What an item was when it was read: it is changed on the condition that it is still so. */
export const conditionHeader = 'If-Match';
