/** Sends what a page still has to send. Never throws. */
type Send = () => Promise<unknown>;

const waiting = new Set<Send>();

/** Milliseconds for which somebody who logs out is kept waiting: without the school it takes no longer. */
const longest = 4000;

/**
 * Has something sent before somebody logs out, while they still may.
 * @returns what ends it
 */
export function beforeLeaving(send: Send): () => void {
  waiting.add(send);
  return () => waiting.delete(send);
}

/** Sends everything that pages have said, or as much of it as goes in a few seconds. */
export async function sendBeforeLeaving(): Promise<void> {
  if (waiting.size === 0) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const enough = new Promise((done) => {
    timer = setTimeout(done, longest);
  });
  await Promise.race([Promise.allSettled([...waiting].map((send) => send())), enough]);
  clearTimeout(timer);
}
