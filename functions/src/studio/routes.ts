import { isDeepStrictEqual } from 'node:util';
import { studioBodies } from '@pathshala/content/kinds/studio-bodies';
import { bodySchemas } from '@pathshala/contract/calls/bodies';
import type { StudioFields } from '@pathshala/contract/content/fields';
import { limits } from '@pathshala/contract/http/limits';
import { conditionHeader, studioEndpoints } from '@pathshala/contract/studio/endpoints';
import type { StudioItem } from '@pathshala/contract/studio/items';
import { pageOf } from '../core/paging.ts';
import { type Reply, versionTag } from '../http/reply.ts';
import { type Call, freshCaller, param, type Route, recentCaller, route } from '../http/route.ts';
import { requireEditor } from './access.ts';
import { listAudit } from './audit.ts';
import { type AssignServices, assignCourse, countCoursePeople, countReaders } from './course-people.ts';
import { createItem } from './create.ts';
import { type Edit, kindOf, readItem } from './items.ts';
import { listItems } from './list.ts';
import { moveItem } from './order.ts';
import { shareItem, unshareItem } from './preview.ts';
import type { HasMedia } from './publish.ts';
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

interface StudioServices extends AssignServices {
  readonly hasMedia: HasMedia;
}

/** Endpoints of the studio: docs/contract.md, "The studio". Publishing requires a sign-in within the last hour. */
export function studioRoutes(services: StudioServices): Route[] {
  const { db, hasMedia } = services;
  const e = studioEndpoints;
  const { studioMove, studioAsk, studioReturn } = bodySchemas;
  const { studioCreate, studioSave, studioChange, studioPublish, studioAssign } = {
    ...bodySchemas,
    ...studioBodies,
  };
  /** @throws DomainError `forbidden`, `not-found` for an unknown kind; `sign-in-again` for publishing */
  async function editOf(
    call: Call<unknown, 'id'> & { readonly params: { readonly kind?: string } },
    action?: 'publish',
  ): Promise<Edit> {
    const caller = action ? recentCaller(call) : freshCaller(call);
    const name = { kind: kindOf(call.params.kind ?? 'courses'), id: param(call, 'id') };
    const edit = { db, caller, name, condition: call.request.get(conditionHeader) };
    await requireEditor(edit, action);
    return edit;
  }
  const draftBody = { maxBytes: limits.draftBodyBytes };
  const routes = [
    // Before the kinds, whose path would match.
    route(e.studioAudit, async (call) => ({ json: await listAudit(db, pageOf(call.query)) })),
    route(e.studioRequests, async (call) => ({
      json: await listRequests(db, freshCaller(call), pageOf(call.query)),
    })),
    route(e.studioList, async (call) => {
      const kind = kindOf(param(call, 'kind'));
      return { json: await listItems(db, freshCaller(call), kind, pageOf(call.query), call.query) };
    }),
    route(
      e.studioCreate,
      async (call) => {
        const made = await createItem(db, freshCaller(call), kindOf(param(call, 'kind')), call.body);
        return { ...item(made), status: 201 };
      },
      { body: studioCreate, ...draftBody },
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
      { body: studioSave, ...draftBody },
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
      { body: studioChange, ...draftBody },
    ),
    route(
      e.studioPublish,
      async (call) => {
        const { note = '', confirm = false } = call.body;
        const edit = await editOf(call, 'publish');
        const { publishItem } = await loadPublishing();
        const { answer, updateTime } = await publishItem(edit, { note, isConfirmed: confirm, hasMedia });
        return { json: answer, headers: versionTag({ updateTime }) };
      },
      { body: studioPublish, load: loadPublishing, deadline: publishDeadline },
    ),
    route(
      e.studioUnpublish,
      async (call) => {
        const edit = await editOf(call, 'publish');
        return item(await (await loadPublishing()).unpublishItem(edit));
      },
      { load: loadPublishing },
    ),
    route(e.studioCoursePeople, async (call) => ({ json: await countCoursePeople(await editOf(call)) })),
    route(e.studioReaders, async (call) => ({ json: await countReaders(await editOf(call)) })),
    route(
      e.studioAsk,
      async (call) => ({ json: await askToPublish(await editOf(call), call.body.word ?? '') }),
      { body: studioAsk },
    ),
    route(e.studioUnask, async (call) => ({ json: await withdrawRequest(await editOf(call)) })),
    route(
      e.studioReturn,
      async (call) => ({ json: await returnRequest(await editOf(call), call.body.word) }),
      { body: studioReturn },
    ),
    route(
      e.studioMove,
      async (call) => ({
        json: await moveItem(await editOf(call), call.body, () => void recentCaller(call)),
      }),
      { body: studioMove },
    ),
    route(e.studioArchive, async (call) => item(await archiveItem(await editOf(call)))),
    route(e.studioRevisions, async (call) => ({
      json: await listRevisions(await editOf(call), pageOf(call.query)),
    })),
    route(e.studioRevision, async (call) => ({
      json: await readRevision(await editOf(call), param(call, 'revision')),
    })),
    route(e.studioRestore, async (call) =>
      item(await restoreRevision(await editOf(call), param(call, 'revision'))),
    ),
    route(e.studioShare, async (call) => ({ json: await shareItem(await editOf(call)), status: 201 })),
    route(e.studioUnshare, async (call) => ({ json: await unshareItem(await editOf(call)) })),
    route(
      e.studioAssign,
      async (call) => item(await assignCourse(await editOf(call), services.auth, call.body)),
      { body: studioAssign },
    ),
  ];
  return routes.map((one) => ({ ...one, options: { deadline, ...one.options } }));
}

/** The lesson renderer is loaded on publishing, to keep cold starts fast. */
export async function loadPublishing() {
  // With the glossary, which lessons use.
  const [publish] = await Promise.all([import('./publish.ts'), import('@pathshala/content/terms/terms')]);
  return publish;
}
