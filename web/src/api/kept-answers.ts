import type { OwnAnswer } from './kept-store.ts';

/** Loaded with the first answer or failure; no page waits for it. */
const loadStore = () => import('./kept-store.ts');

/**
 * Fetches personal data and stores it on the device; the stored answer is used if the school is unreachable.
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
