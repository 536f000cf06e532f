import { type AddressOf, type AnswerOf, type Endpoint, pathOf } from '@pathshala/contract/http/endpoint';
import useSWR, { type SWRConfiguration } from 'swr';
import { useSession } from '../auth/session-context.ts';
import { type ApiError, call, type RequestOf } from '../http/client.ts';
import { askOrKept } from './kept-answers.ts';

type Options = Pick<
  SWRConfiguration,
  'errorRetryCount' | 'refreshInterval' | 'revalidateOnFocus' | 'revalidateOnReconnect'
>;

/** An endpoint that is only asked. */
type Question = Endpoint<`/${string}`, unknown, undefined>;

/** The data is shown until the answer is there, and when none comes. */
type WithFallback<E extends Question> = Options & { readonly fallbackData?: AnswerOf<E> };

/** The answer is kept on the device, and is there without a connection. */
type WithKept<E extends Question> = WithFallback<E> & { readonly keeps?: true };

/** What the API says to everybody alike: asked for without a token, so that browsers and the CDN may keep it. */
export function useAnswer<E extends Question>(
  endpoint: E,
  given: AddressOf<E>,
  options: WithFallback<E> = {},
) {
  const ask = () => call(endpoint, given as RequestOf<E>);
  return useSWR<AnswerOf<E>, ApiError>(pathOf(endpoint, given), ask, options);
}

/**
 * Under what an answer to a person is kept: nobody else who signs in on this device sees it.
 * @param reader the person's uid; undefined: nobody
 */
export function ownKey<E extends Endpoint>(endpoint: E, given: AddressOf<E>, reader: string | undefined) {
  return reader === undefined ? null : ([pathOf(endpoint, given), reader] as const);
}

/**
 * What the API says to the person who asks. An endpoint for anyone is asked for a visitor, too.
 * @param given null: there is nothing to ask for
 */
export function useOwnAnswer<E extends Question>(
  endpoint: E,
  given: AddressOf<E> | null,
  { keeps, ...options }: WithKept<E> = {},
) {
  const { state, idToken } = useSession();
  const visitor = endpoint.audience === 'anyone' && state.status !== 'loading' ? 'visitor' : undefined;
  const key = given && ownKey(endpoint, given, state.user?.uid ?? visitor);
  const askNow = async () => call(endpoint, { ...given, token: await idToken() } as RequestOf<E>);
  const uid = state.user?.uid;
  const ask = () => (keeps && uid && key ? askOrKept({ uid, path: key[0] }, askNow) : askNow());
  return useSWR<AnswerOf<E>, ApiError>(key, ask, options);
}
