/** The longest that a turn may take, milliseconds. */
const turn = 8;
const whileComposing = 200;

/**
 * Does the first pieces of work at once and what comes with them in turns, so that a long text opens as fast as a short
 * one and typing is never held up.
 * @param atOnce about what the first window shows
 * @param mayGoOn asked before each turn
 */
export function inTurns(atOnce: number, mayGoOn: () => boolean): (work: () => void) => void {
  const waiting: (() => void)[] = [];
  let left = atOnce;
  let isPlanned = false;
  const goOn = () => {
    const end = performance.now() + turn;
    const isFree = mayGoOn();
    while (isFree && waiting.length > 0 && performance.now() < end) waiting.shift()?.();
    isPlanned = waiting.length > 0;
    if (isPlanned) setTimeout(goOn, isFree ? 0 : whileComposing);
    else left = atOnce;
  };
  return (work) => {
    if (!isPlanned) setTimeout(goOn);
    isPlanned = true;
    if (left > 0) {
      left -= 1;
      work();
    } else waiting.push(work);
  };
}
