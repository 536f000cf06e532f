import { courseIdOf } from '@pathshala/content/kinds/all-kinds';
import type { StudioFields, StudioKind } from '@pathshala/contract/content/fields';
import type { AddressOf, CallOf, Endpoint } from '@pathshala/contract/http/endpoint';
import { changesBetween } from '@pathshala/contract/studio/changes';
import { studioEndpoints } from '@pathshala/contract/studio/endpoints';
import type { StudioEntry, StudioPage } from '@pathshala/contract/studio/items';
import type { AssignInput } from '@pathshala/contract/studio/schemas';
import { useEffect, useMemo, useRef } from 'react';
import useSWRInfinite from 'swr/infinite';
import { asOneList, type PagedList } from '../../api/paged-list.ts';
import { useOwnAnswer } from '../../api/use-answer.ts';
import { useSession } from '../../auth/session-context.ts';
import { type ApiError, call, type RequestOf } from '../../http/client.ts';
import type { Base, ServerItem } from './session/draft-session.ts';

export interface ItemName {
  readonly kind: StudioKind;
  readonly id: string;
}

/**
 * The functions are stable. Not in `web/src/api`, so that no other page loads them.
 * @throws ApiError (each call) with the contract's code, or `network`
 */
export function useStudioCalls() {
  const { idToken } = useSession();
  const latest = useRef(idToken);
  useEffect(() => {
    latest.current = idToken;
  }, [idToken]);
  return useMemo(() => callsWith(() => latest.current()), []);
}

export type StudioCalls = ReturnType<typeof callsWith>;

function callsWith(idToken: () => Promise<string | null>) {
  const e = studioEndpoints;
  const send = async <E extends Endpoint>(endpoint: E, given: CallOf<E>, updateTime?: string) => {
    const condition = updateTime !== undefined && { ifMatch: `"${updateTime}"` };
    return call(endpoint, { ...given, ...condition, token: await idToken() } as RequestOf<E>);
  };
  return {
    read: (name: ItemName) => send(e.studioItem, name),
    /** Sends changes since `base`. @param left for the history, each a whole item */
    save: async (
      name: ItemName,
      { updateTime, fields }: Base,
      after: StudioFields,
      left: readonly StudioFields[] = [],
    ): Promise<ServerItem> => {
      const [changes = [], ...others] = [after, ...left].map((one) => changesBetween(fields, one));
      const body = { changes, ...(others.length > 0 && { left: others }) };
      return { draft: after, ...(await send(e.studioChange, { ...name, body }, updateTime)) };
    },
    callRight: (name: ItemName, updateTime: string) =>
      send(e.studioChange, { ...name, body: { changes: [], right: true } }, updateTime),
    move: (name: ItemName, place: number) => send(e.studioMove, { ...name, body: { place } }),
    create: (kind: StudioKind, body: StudioFields) => send(e.studioCreate, { kind, body }),
    /** @param confirm the content loss was shown */
    publish: (name: ItemName, updateTime: string, note: string, confirm = false) =>
      send(e.studioPublish, { ...name, body: { note, ...(confirm && { confirm }) } }, updateTime),
    unpublish: (name: ItemName) => send(e.studioUnpublish, name),
    ask: (name: ItemName, word: string) => send(e.studioAsk, { ...name, body: { word } }),
    withdraw: (name: ItemName) => send(e.studioUnask, name),
    giveBack: (name: ItemName, word: string) => send(e.studioReturn, { ...name, body: { word } }),
    archive: (name: ItemName) => send(e.studioArchive, name),
    revision: (name: ItemName, revision: number) =>
      send(e.studioRevision, { ...name, revision: String(revision) }),
    revisions: (name: ItemName) => send(e.studioRevisions, { ...name, query: { limit: 50 } }),
    restore: (name: ItemName, revision: number) =>
      send(e.studioRestore, { ...name, revision: String(revision) }),
    share: (name: ItemName) => send(e.studioShare, name),
    unshare: (name: ItemName) => send(e.studioUnshare, name),
    assign: (id: string, body: AssignInput) => send(e.studioAssign, { id, body }),
    list: (kind: StudioKind, query: Query) => send(e.studioList, { kind, query }),
  };
}

type StudioListEndpoint<Item> = Endpoint<StudioPage<Item>, string, undefined>;
type Query = Readonly<Record<string, string | number | undefined>>;

/** @param values for the endpoint's path @param query filters */
export function useStudioList<Item>(
  endpoint: StudioListEndpoint<Item>,
  values: Readonly<Record<string, string>>,
  query: Query,
  limit: number,
): PagedList<Item> {
  const { state, idToken } = useSession();
  const uid = state.user?.uid;
  const pages = useSWRInfinite<StudioPage<Item>, ApiError>(
    (place: number, before: StudioPage<Item> | null) => {
      if (uid === undefined || (place > 0 && !before?.next)) return null;
      const after = before?.next ?? undefined;
      return [endpoint.path, uid, { ...values, query: { ...query, limit, after } }];
    },
    async ([, , given]: [string, string, AddressOf<StudioListEndpoint<Item>>]) =>
      call(endpoint, { ...given, token: await idToken() } as RequestOf<StudioListEndpoint<Item>>),
    { revalidateOnFocus: true },
  );
  return asOneList(pages);
}

/** The API's maximum page size. */
export const everything = 1000;

export function useItems(kind: StudioKind, query: Query, limit: number): PagedList<StudioEntry> {
  return useStudioList<StudioEntry>(
    studioEndpoints.studioList as StudioListEndpoint<StudioEntry>,
    { kind },
    query,
    limit,
  );
}

/** Only courses and lessons are counted. @param name null: do not load */
export function useReaders(name: ItemName | null) {
  const given = name && courseIdOf(name) !== undefined ? name : null;
  return useOwnAnswer(studioEndpoints.studioReaders, given, {
    errorRetryCount: 0,
    revalidateOnFocus: false,
  });
}
