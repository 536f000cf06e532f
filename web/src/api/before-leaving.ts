/** Never throws. */
type Send = () => Promise<unknown>;

const waiting = new Set<Send>();

/** Longest delay of a log-out, milliseconds. */
const longest = 4000;

/** Registers data to send before the log-out, while the person is still authorised. @returns unregisters it */
export function beforeLeaving(send: Send): () => void {
  waiting.add(send);
  return () => waiting.delete(send);
}

export async function sendBeforeLeaving(): Promise<void> {
  if (waiting.size === 0) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const enough = new Promise((done) => {
    timer = setTimeout(done, longest);
  });
  await Promise.race([Promise.allSettled([...waiting].map((send) => send())), enough]);
  clearTimeout(timer);
}
