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
import { type ItemName, kindOf, readItem } from './items.ts';
import { listItems } from './list.ts';
import { moveItem } from './order.ts';
import { shareItem, unshareItem } from './preview.ts';
import type { HasMedia } from './publish.ts';
import { askToPublish, listRequests, returnRequest, withdrawRequest, withRequest } from './requests.ts';
import { listRevisions, readRevision, restoreRevision } from './revisions.ts';
import { archiveItem, changeFields, saveItem, takeFields } from './save.ts';

function nameOf(call: Call<unknown, 'kind' | 'id'>): ItemName {
  return { kind: kindOf(param(call, 'kind')), id: param(call, 'id') };
}

const conditionOf = ({ request }: Pick<Call<unknown>, 'request'>) => request.get(conditionHeader);

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
  const { studioMove, studioAsk, studioReturn } = bodySchemas;
  const { studioCreate, studioSave, studioChange, studioPublish, studioAssign } = {
    ...bodySchemas,
    ...studioBodies,
  };
  const routes = [
    // Before the kinds, whose path would match.
    route(studioEndpoints.studioAudit, async (call) => ({ json: await listAudit(db, pageOf(call.query)) })),
    route(studioEndpoints.studioRequests, async (call) => ({
      json: await listRequests(db, freshCaller(call), pageOf(call.query)),
    })),
    route(studioEndpoints.studioList, async (call) => ({
      json: await listItems(
        db,
        freshCaller(call),
        kindOf(param(call, 'kind')),
        pageOf(call.query),
        call.query,
      ),
    })),
    route(
      studioEndpoints.studioCreate,
      async (call) => {
        const made = await createItem(db, freshCaller(call), kindOf(param(call, 'kind')), call.body);
        return { ...item(made), status: 201 };
      },
      { body: studioCreate, maxBytes: limits.draftBodyBytes },
    ),
    route(studioEndpoints.studioItem, async (call) => {
      const name = nameOf(call);
      const caller = freshCaller(call);
      await requireEditor(db, caller, name);
      return item(await withRequest(db, caller, name, (await readItem(db, name)).item));
    }),
    route(
      studioEndpoints.studioSave,
      async (call) => {
        const name = nameOf(call);
        const saved = () => ({ fields: takeFields(name.kind, call.body) });
        return item(await saveItem(db, freshCaller(call), name, conditionOf(call), saved));
      },
      { body: studioSave, maxBytes: limits.draftBodyBytes },
    ),
    route(
      studioEndpoints.studioChange,
      async (call) => {
        const name = nameOf(call);
        let wanted: StudioFields = {};
        const { changes, left = [], right: isRight } = call.body;
        const savedOn = (present: StudioFields) => {
          wanted = changeFields(present, changes);
          const others = left.map((one) => takeFields(name.kind, changeFields(present, one)));
          return { fields: takeFields(name.kind, wanted), left: others, isRight };
        };
        const saved = await saveItem(db, freshCaller(call), name, conditionOf(call), savedOn);
        const { draft, published: _published, ...others } = saved;
        // The caller knows the texts, unless something was left out.
        const json = isDeepStrictEqual(draft, wanted) ? others : { ...others, draft };
        return { json, headers: versionTag(saved) };
      },
      { body: studioChange, maxBytes: limits.draftBodyBytes },
    ),
    route(
      studioEndpoints.studioPublish,
      async (call) => {
        const { note = '', confirm = false } = call.body;
        const caller = recentCaller(call);
        const { publishItem } = await loadPublishing();
        const options = { note, isConfirmed: confirm, hasMedia };
        const { answer, updateTime } = await publishItem(
          db,
          caller,
          nameOf(call),
          conditionOf(call),
          options,
        );
        return { json: answer, headers: versionTag({ updateTime }) };
      },
      { body: studioPublish, load: loadPublishing, deadline: publishDeadline },
    ),
    route(
      studioEndpoints.studioUnpublish,
      async (call) => {
        const caller = recentCaller(call);
        const { unpublishItem } = await loadPublishing();
        return item(await unpublishItem(db, caller, nameOf(call), conditionOf(call)));
      },
      { load: loadPublishing },
    ),
    route(studioEndpoints.studioCoursePeople, async (call) => ({
      json: await countCoursePeople(db, freshCaller(call), param(call, 'id')),
    })),
    route(studioEndpoints.studioReaders, async (call) => ({
      json: await countReaders(db, freshCaller(call), nameOf(call)),
    })),
    route(
      studioEndpoints.studioAsk,
      async (call) => ({
        json: await askToPublish(db, freshCaller(call), nameOf(call), call.body.word ?? ''),
      }),
      { body: studioAsk },
    ),
    route(studioEndpoints.studioUnask, async (call) => ({
      json: await withdrawRequest(db, freshCaller(call), nameOf(call)),
    })),
    route(
      studioEndpoints.studioReturn,
      async (call) => ({ json: await returnRequest(db, freshCaller(call), nameOf(call), call.body.word) }),
      { body: studioReturn },
    ),
    route(
      studioEndpoints.studioMove,
      async (call) => {
        const requireRecent = () => void recentCaller(call);
        return { json: await moveItem(db, freshCaller(call), nameOf(call), call.body, requireRecent) };
      },
      { body: studioMove },
    ),
    route(studioEndpoints.studioArchive, async (call) =>
      item(await archiveItem(db, freshCaller(call), nameOf(call), conditionOf(call))),
    ),
    route(studioEndpoints.studioRevisions, async (call) => ({
      json: await listRevisions(db, freshCaller(call), nameOf(call), pageOf(call.query)),
    })),
    route(studioEndpoints.studioRevision, async (call) => ({
      json: await readRevision(db, freshCaller(call), nameOf(call), param(call, 'revision')),
    })),
    route(studioEndpoints.studioRestore, async (call) => {
      const number = param(call, 'revision');
      return item(await restoreRevision(db, freshCaller(call), nameOf(call), number, conditionOf(call)));
    }),
    route(studioEndpoints.studioShare, async (call) => ({
      json: await shareItem(db, freshCaller(call), nameOf(call)),
      status: 201,
    })),
    route(studioEndpoints.studioUnshare, async (call) => ({
      json: await unshareItem(db, freshCaller(call), nameOf(call)),
    })),
    route(
      studioEndpoints.studioAssign,
      async (call) => item(await assignCourse(services, freshCaller(call), param(call, 'id'), call.body)),
      { body: studioAssign },
    ),
  ];
  return routes.map((one) => ({ ...one, options: { deadline, ...one.options } }));
}

/** The lesson renderer is loaded on publishing, to keep cold starts fast. */
export async function loadPublishing() {
  // With the glossary, which lessons use.
  const [publish] = await Promise.all([
    import('./publish.ts'),
    import('@pathshala/content/terms/lesson-terms'),
  ]);
  return publish;
}
