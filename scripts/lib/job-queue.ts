/**
 * Does jobs one after the other, each once however often it was asked for in the meantime.
 * @param work what each job does; what it throws is given to `onError`
 * @param settleMilliseconds how long to wait for more before beginning
 * @returns asks for jobs
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
