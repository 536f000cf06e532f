/**
 * A queue that runs jobs in sequence and merges duplicates.
 * @param work runs a job; its errors go to `onError`
 * @param settleMilliseconds debounce time
 * @returns adds jobs
 */
export function jobQueue<Name extends string>(
  work: Readonly<Record<Name, () => Promise<void>>>,
  onError: (error: unknown) => void,
  settleMilliseconds: number,
): (names: readonly Name[]) => void {
  const waiting = new Set<Name>();
  let timer: NodeJS.Timeout | undefined;
  let last: Promise<void> = Promise.resolve();
  const doAll = async () => {
    for (const name of [...waiting]) {
      waiting.delete(name);
      await work[name]().catch(onError);
    }
  };
  return (names) => {
    for (const name of names) waiting.add(name);
    clearTimeout(timer);
    timer = setTimeout(() => {
      last = last.then(doAll);
    }, settleMilliseconds);
  };
}
