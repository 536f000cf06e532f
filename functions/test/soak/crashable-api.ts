import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { testProject } from '../support/emulators.ts';

const script = join(import.meta.dirname, 'kills-child.ts');

async function begin() {
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, TEST_PROJECT: testProject },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).once('line', resolve);
    child.once('exit', () => reject(new Error('The API did not start.')));
  });
  return { child, url };
}

/** The API in a process that is killed again and again, with another one ready to replace it. */
export async function crashableApi() {
  let life = await begin();
  let next = begin();
  await next;
  return {
    /** Its address now. */
    url: () => life.url,
    /** Kills it like a power cut and continues with the next process once another is ready. */
    kill: async () => {
      const { child } = life;
      life = await next;
      next = begin();
      const dead = once(child, 'exit');
      child.kill('SIGKILL');
      await dead;
      await next;
    },
    close: async () => {
      life.child.kill('SIGKILL');
      (await next).child.kill('SIGKILL');
    },
  };
}
