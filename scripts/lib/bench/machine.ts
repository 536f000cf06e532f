/** Milliseconds of work for one look at the machine. */
const looking = 40;

/**
 * How much of the machine this process gets just now, in rounds of a fixed work for each millisecond: what is measured
 * beside a lower figure was measured on a busier machine. Only compared with figures of the same bench.
 */
export function machineIndex(): number {
  const began = performance.now();
  let rounds = 0;
  let text = '';
  while (performance.now() - began < looking) {
    for (let at = 0; at < 1000; at++) text += 'a';
    if (text.length > 100_000) text = '';
    rounds += 1;
  }
  return rounds / (performance.now() - began);
}
