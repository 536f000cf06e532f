import { type AddressOf, type AnswerOf, type Endpoint, pathOf } from '@pathshala/contract/http/endpoint';
import useSWR, { type SWRConfiguration } from 'swr';
import { useSession } from '../auth/session-context.ts';
import { type ApiError, call, type RequestOf } from '../http/client.ts';
import type { OwnAnswer } from './kept-store.ts';

/** Calls as the signed-in person or a visitor. @throws ApiError (the call) with the contract's code, or `network` */
export function useCall() {
  const { idToken } = useSession();
  return async <E extends Endpoint>(endpoint: E, given: RequestOf<E>): Promise<AnswerOf<E>> =>
    call(endpoint, { ...given, token: await idToken() });
}

const loadStore = () => import('./kept-store.ts');

/**
 * Uses the stored answer if the school is unreachable.
 * @throws what the request throws, if nothing is stored, and always for refusals
 */
export async function askOrKept<Answer>(own: OwnAnswer, ask: () => Promise<Answer>): Promise<Answer> {
  if (!('caches' in globalThis)) return ask();
  try {
    const answer = await ask();
    loadStore()
      .then(({ keepAnswer }) => keepAnswer(own, answer))
      .catch(() => undefined);
    return answer;
  } catch (error) {
    const store = await loadStore().catch(() => undefined);
    if (!store) throw error;
    return (await store.keptInstead(own, error)) as Answer;
  }
}

type Question = Endpoint<unknown, string, undefined>;

/** Without a token, so that browsers and CDN may cache it. */
export function useAnswer<E extends Question>(endpoint: E, given: AddressOf<E>) {
  return useSWR<AnswerOf<E>, ApiError>(pathOf(endpoint, given), () => call(endpoint, given as RequestOf<E>));
}

interface OwnOptions<E extends Question>
  extends Pick<
    SWRConfiguration,
    'errorRetryCount' | 'refreshInterval' | 'revalidateOnFocus' | 'revalidateOnReconnect'
  > {
  /** Shown until the answer arrives, or if none does. */
  readonly fallbackData?: AnswerOf<E>;
  /** On the device, for when the school is unreachable. */
  readonly keeps?: true;
}

/** Separate per person. @param reader uid; undefined: visitor */
export function ownKey<E extends Endpoint>(endpoint: E, given: AddressOf<E>, reader: string | undefined) {
  return reader === undefined ? null : ([pathOf(endpoint, given), reader] as const);
}

/** Endpoints for anyone also work for visitors. @param given null: do not load */
export function useOwnAnswer<E extends Question>(
  endpoint: E,
  given: AddressOf<E> | null,
  { keeps, ...options }: OwnOptions<E> = {},
) {
  const { state, idToken } = useSession();
  const visitor = endpoint.audience === 'anyone' && state.status !== 'loading' ? 'visitor' : undefined;
  const key = given && ownKey(endpoint, given, state.user?.uid ?? visitor);
  const askNow = async () => call(endpoint, { ...given, token: await idToken() } as RequestOf<E>);
  const uid = state.user?.uid;
  const ask = () => (keeps && uid && key ? askOrKept({ uid, path: key[0] }, askNow) : askNow());
  return useSWR<AnswerOf<E>, ApiError>(key, ask, options);
}
