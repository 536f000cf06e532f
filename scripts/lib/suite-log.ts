import { stripVTControlCharacters } from 'node:util';

const downloadFailed =
  'the Firestore emulator could not be downloaded; try again with a network, or set FIRESTORE_EMULATOR_BINARY_PATH';

/** The most relevant line of the suite's log, without formatting. */
export function reasonIn(log: string): string | undefined {
  if (/Failed to make request to .*\/cloud-firestore-emulator/.test(log)) return downloadFailed;
  const lines = stripVTControlCharacters(log)
    .split('\n')
    .map((line) => line.replace(/^[\s⚠✖!iℹ>]+/u, '').trim());
  const telling = [
    /has exited with code/,
    /Failed to load function definition/,
    /^Error:/,
    /Could not start/,
  ];
  for (const pattern of telling) {
    const found = lines.find((line) => pattern.test(line));
    if (found) return found.replace(/, *$/, '').slice(0, 300);
  }
  return undefined;
}
