import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/**
 * Starts a script of this folder that hesitates at every file; resolves once it waits for a word on its input.
 * @param pauseAt the call at which it stops until told to resume; 0: it only hesitates
 */
export async function startRival(
  script: string,
  folders: readonly string[],
  pauseAt = 0,
): Promise<ChildProcess> {
  const hesitant = ['--import', join(import.meta.dirname, 'hesitant-fs.mjs')];
  const child = spawn(process.execPath, [...hesitant, join(import.meta.dirname, script), ...folders], {
    env: { ...process.env, PAUSE_AT_CALL: String(pauseAt) },
  });
  await once(child.stdout, 'data');
  return child;
}

/** Lets a rival begin; resolves with what it printed as JSON, or with the error that it died of. */
export async function answerOf(child: ChildProcess): Promise<unknown> {
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (part: Buffer) => {
      said += part.toString();
    });
  }
  child.stdin?.write('now');
  const [code] = await once(child, 'close');
  return code === 0 ? JSON.parse(said) : said;
}
