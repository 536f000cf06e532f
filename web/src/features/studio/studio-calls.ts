import type { StudioFields, StudioKind } from '@pathshala/contract/content/fields';
import { type AddressOf, type Endpoint, pathOf } from '@pathshala/contract/http/endpoint';
import { changesBetween } from '@pathshala/contract/studio/changes';
import { studioEndpoints } from '@pathshala/contract/studio/endpoints';
import type { StudioEntry, StudioItem, StudioPage } from '@pathshala/contract/studio/items';
import { useEffect, useMemo, useRef } from 'react';
import useSWRInfinite from 'swr/infinite';
import { asOneList, type PagedList } from '../../api/paged-list.ts';
import { useSession } from '../../auth/session-context.ts';
import { type ApiError, call } from '../../http/client.ts';
import type { Base, ServerItem } from './session/draft-session.ts';

export interface ItemName {
  readonly kind: StudioKind;
  readonly id: string;
}

const tag = (updateTime: string) => `"${updateTime}"`;

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
  const withToken = async <T extends object>(given: T) => ({ ...given, token: await idToken() });
  return {
    read: async (name: ItemName): Promise<StudioItem> => call(e.studioItem, await withToken(name)),
    /** Sends changes since `base`. @param left for the history, each a whole item */
    save: async (
      name: ItemName,
      { updateTime, fields }: Base,
      after: StudioFields,
      left: readonly StudioFields[] = [],
    ): Promise<ServerItem> => {
      const [changes, ...others] = [after, ...left].map((one) => changesBetween(fields, one));
      const body = { changes: changes ?? [], ...(others.length > 0 && { left: others }) };
      const given = { ...name, body, ifMatch: tag(updateTime) };
      return { draft: after, ...(await call(e.studioChange, await withToken(given))) };
    },
    /** Confirms that the older translations are right. */
    callRight: async (name: ItemName, updateTime: string) => {
      const body = { changes: [], right: true };
      return call(e.studioChange, await withToken({ ...name, body, ifMatch: tag(updateTime) }));
    },
    move: async (name: ItemName, place: number) =>
      call(e.studioMove, await withToken({ ...name, body: { place } })),
    create: async (kind: StudioKind, body: StudioFields) =>
      call(e.studioCreate, await withToken({ kind, body })),
    /** @param confirm the content loss was shown */
    publish: async (name: ItemName, updateTime: string, note: string, confirm = false) => {
      const body = { note, ...(confirm && { confirm }) };
      return call(e.studioPublish, await withToken({ ...name, body, ifMatch: tag(updateTime) }));
    },
    unpublish: async (name: ItemName) => call(e.studioUnpublish, await withToken(name)),
    ask: async (name: ItemName, word: string) =>
      call(e.studioAsk, await withToken({ ...name, body: { word } })),
    withdraw: async (name: ItemName) => call(e.studioUnask, await withToken(name)),
    giveBack: async (name: ItemName, word: string) =>
      call(e.studioReturn, await withToken({ ...name, body: { word } })),
    archive: async (name: ItemName) => call(e.studioArchive, await withToken(name)),
    revision: async (name: ItemName, revision: number) =>
      call(e.studioRevision, await withToken({ ...name, revision: String(revision) })),
    revisions: async (name: ItemName) =>
      call(e.studioRevisions, await withToken({ ...name, query: { limit: 50 } })),
    restore: async (name: ItemName, revision: number) =>
      call(e.studioRestore, await withToken({ ...name, revision: String(revision) })),
    share: async (name: ItemName) => call(e.studioShare, await withToken(name)),
    unshare: async (name: ItemName) => call(e.studioUnshare, await withToken(name)),
    assign: async (id: string, email: string, publish: boolean) =>
      call(e.studioAssign, await withToken({ id, body: { email, publish } })),
    list: async (kind: StudioKind, query: { state?: string; q?: string; limit?: number; after?: string }) =>
      call(e.studioList, await withToken({ kind, query })),
    audit: async (query: { limit: number; after?: string }) =>
      call(e.studioAudit, await withToken({ query })),
  };
}

/** A list whose answer says where the next part starts. */
type StudioListEndpoint<Item> = Endpoint<`/${string}`, StudioPage<Item>, undefined, string>;
type Query = Readonly<Record<string, string | undefined>>;

/** @param values for the endpoint's path @param query filters */
export function useStudioList<Item>(
  endpoint: StudioListEndpoint<Item>,
  values: Readonly<Record<string, string>>,
  query: Query,
  limit: number,
): PagedList<Item> {
  const { state, idToken } = useSession();
  const uid = state.user?.uid;
  const given = (after: string | null) =>
    ({ ...values, query: { ...query, limit, after: after ?? undefined } }) as unknown as AddressOf<
      StudioListEndpoint<Item>
    >;
  const pages = useSWRInfinite<StudioPage<Item>, ApiError>(
    (place: number, before: StudioPage<Item> | null) => {
      if (uid === undefined || (place > 0 && !before?.next)) return null;
      const after = place === 0 ? null : (before?.next ?? null);
      return [pathOf(endpoint, given(after)), uid, after];
    },
    async ([, , after]: [string, string, string | null]) =>
      call(endpoint, { ...given(after), token: await idToken() } as Parameters<
        typeof call<StudioListEndpoint<Item>>
      >[1]),
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
