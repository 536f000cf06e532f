import { courseIdOf } from '@pathshala/content/kinds/all-kinds';
import type { StudioFields, StudioKind } from '@pathshala/contract/content/fields';
import type { CallOf, Endpoint } from '@pathshala/contract/http/endpoint';
import { changesBetween } from '@pathshala/contract/studio/changes';
import { studioEndpoints } from '@pathshala/contract/studio/endpoints';
import type { AssignInput } from '@pathshala/contract/studio/schemas';
import { useEffect, useMemo, useRef } from 'react';
import { usePagedList } from '../../api/paged-list.ts';
import { useOwnAnswer } from '../../api/use-answer.ts';
import { useSession } from '../../auth/session-context.ts';
import { call, type RequestOf } from '../../http/client.ts';
import type { Base, ServerItem } from './session/draft-session.ts';

export interface ItemName {
  readonly kind: StudioKind;
  readonly id: string;
}

/** The API's maximum page size. */
export const everything = 1000;

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
    list: (kind: StudioKind, q: string) => send(e.studioList, { kind, query: { q, limit: everything } }),
  };
}

type ListQuery = Readonly<Record<'q' | 'state', string | undefined>>;

/** Of the kind; the latest change first. */
export const useItems = (kind: StudioKind, limit: number, query?: ListQuery) =>
  usePagedList(studioEndpoints.studioList, limit, query, { kind });

/** Only courses and lessons are counted. @param name null: do not load */
export function useReaders(name: ItemName | null) {
  const given = name && courseIdOf(name) !== undefined ? name : null;
  return useOwnAnswer(studioEndpoints.studioReaders, given, {
    errorRetryCount: 0,
    revalidateOnFocus: false,
  });
}
