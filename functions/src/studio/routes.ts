import { isDeepStrictEqual } from 'node:util';
import { studioBodies } from '@pathshala/content/kinds/studio-bodies';
import type { StudioFields } from '@pathshala/contract/content/fields';
import { limits } from '@pathshala/contract/http/limits';
import { conditionHeader, studioEndpoints } from '@pathshala/contract/studio/endpoints';
import type { StudioItem } from '@pathshala/contract/studio/items';
import type { Dependencies } from '../core/deadline.ts';
import { pageOf } from '../core/paging.ts';
import {
  type Call,
  freshCaller,
  json,
  type Reply,
  type Route,
  recentCaller,
  route,
  versionTag,
  withOptions,
} from '../http/route.ts';
import { assignCourse, countCoursePeople, countReaders } from './course-people.ts';
import { createItem } from './create.ts';
import { type Edit, kindOf, readItem, requireEditor } from './items.ts';
import { listAudit, listItems } from './list.ts';
import { shareItem, unshareItem } from './preview.ts';
import type { HasMedia } from './publish.ts';
import { moveItem } from './published-course.ts';
import { askToPublish, listRequests, returnRequest, withdrawRequest, withRequest } from './requests.ts';
import { listRevisions, readRevision, restoreRevision } from './revisions.ts';
import { archiveItem, changeFields, saveItem, takeFields } from './save.ts';

/** Shared deadline of studio calls, milliseconds. */
const deadline = 6000;
/** A lesson of 200 KB in each language is checked and rendered meanwhile, which takes seconds. */
const publishDeadline = 15_000;

function item(json: StudioItem): Reply<StudioItem> {
  return { json, headers: versionTag(json) };
}

interface StudioServices extends Dependencies {
  readonly hasMedia: HasMedia;
  readonly sendsMail: boolean;
}

/** Endpoints of the studio: docs/contract.md, "The studio". Publishing requires a sign-in within the last hour. */
export function studioRoutes(services: StudioServices): Route[] {
  const { db, hasMedia, sendsMail } = services;
  const e = studioEndpoints;
  /** @throws DomainError `forbidden`, `not-found` for an unknown kind; `sign-in-again` for publishing */
  async function editOf(
    call: Call<unknown, 'id'> & { readonly params: { readonly kind?: string } },
    action?: 'publish',
  ): Promise<Edit> {
    const caller = action ? recentCaller(call) : freshCaller(call);
    const name = { kind: kindOf(call.params.kind ?? 'courses'), id: call.params.id };
    const edit = { db, caller, name, condition: call.request.get(conditionHeader) };
    await requireEditor(edit, action);
    return edit;
  }
  const draftBody = { maxBytes: limits.draftBodyBytes };
  return withOptions({ deadline }, [
    // Before the kinds, whose path would match.
    json(e.studioAudit, (call) => listAudit(db, pageOf(call.query))),
    json(e.studioRequests, (call) => listRequests(db, freshCaller(call), pageOf(call.query))),
    json(e.studioList, async (call) => {
      const kind = kindOf(call.params.kind);
      return await listItems(db, freshCaller(call), kind, pageOf(call.query), call.query);
    }),
    route(
      e.studioCreate,
      async (call) => {
        const made = await createItem(db, freshCaller(call), kindOf(call.params.kind), call.body);
        return { ...item(made), status: 201 };
      },
      { body: studioBodies.studioCreate, ...draftBody },
    ),
    route(e.studioItem, async (call) => {
      const edit = await editOf(call);
      return item(await withRequest(edit, (await readItem(db, edit.name)).item));
    }),
    route(
      e.studioSave,
      async (call) => {
        const edit = await editOf(call);
        return item(await saveItem(edit, () => ({ fields: takeFields(edit.name.kind, call.body) })));
      },
      { body: studioBodies.studioSave, ...draftBody },
    ),
    route(
      e.studioChange,
      async (call) => {
        const edit = await editOf(call);
        let wanted: StudioFields = {};
        const { changes, left = [], right: isRight } = call.body;
        const fit = (fields: StudioFields) => takeFields(edit.name.kind, fields);
        const saved = await saveItem(edit, (present) => {
          wanted = changeFields(present, changes);
          const others = left.map((one) => fit(changeFields(present, one)));
          return { fields: fit(wanted), left: others, isRight };
        });
        const { draft, published: _published, ...others } = saved;
        // The caller knows the texts, unless something was left out.
        const json = isDeepStrictEqual(draft, wanted) ? others : { ...others, draft };
        return { json, headers: versionTag(saved) };
      },
      draftBody,
    ),
    route(
      e.studioPublish,
      async (call) => {
        const { note = '', confirm = false } = call.body;
        const edit = await editOf(call, 'publish');
        const { publishItem } = await loadPublishing();
        const { answer, updateTime } = await publishItem(edit, {
          ...{ note, isConfirmed: confirm, hasMedia, sendsMail },
        });
        return { json: answer, headers: versionTag({ updateTime }) };
      },
      { load: loadPublishing, deadline: publishDeadline },
    ),
    route(
      e.studioUnpublish,
      async (call) => {
        const edit = await editOf(call, 'publish');
        return item(await (await loadPublishing()).unpublishItem(edit));
      },
      { load: loadPublishing },
    ),
    json(e.studioCoursePeople, async (call) => countCoursePeople(await editOf(call))),
    json(e.studioReaders, async (call) => countReaders(await editOf(call))),
    json(e.studioAsk, async (call) => askToPublish(await editOf(call), call.body.word ?? '')),
    json(e.studioUnask, async (call) => withdrawRequest(await editOf(call))),
    json(e.studioReturn, async (call) => returnRequest(await editOf(call), call.body.word)),
    json(e.studioMove, async (call) =>
      moveItem(await editOf(call), call.body, () => void recentCaller(call)),
    ),
    route(e.studioArchive, async (call) => item(await archiveItem(await editOf(call)))),
    json(e.studioRevisions, async (call) => listRevisions(await editOf(call), pageOf(call.query))),
    json(e.studioRevision, async (call) => readRevision(await editOf(call), call.params.revision)),
    route(e.studioRestore, async (call) =>
      item(await restoreRevision(await editOf(call), call.params.revision)),
    ),
    route(e.studioShare, async (call) => ({ json: await shareItem(await editOf(call)), status: 201 })),
    json(e.studioUnshare, async (call) => unshareItem(await editOf(call))),
    route(e.studioAssign, async (call) =>
      item(await assignCourse(await editOf(call), services.auth, call.body)),
    ),
  ]);
}

/** The lesson renderer is loaded on publishing, to keep cold starts fast. */
export async function loadPublishing() {
  // With the glossary, which lessons use.
  const [publish] = await Promise.all([import('./publish.ts'), import('@pathshala/content/terms/terms')]);
  return publish;
}
