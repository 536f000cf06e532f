import type { OwnAnswer } from './kept-store.ts';

/** Comes with the first answer, or the first that fails: no page waits for it. */
const loadStore = () => import('./kept-store.ts');

/**
 * Asks the school for something that is the person's own, and keeps it on the device. Where the school cannot be reached,
 * what it said last is the answer.
 * @throws what asking throws, where nothing is kept, and whenever the school itself says no
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
