import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { testProject } from '../support/emulators.ts';

const script = join(import.meta.dirname, 'kills-child.ts');

interface Life {
  readonly child: ChildProcess;
  readonly url: string;
}

async function begin(): Promise<Life> {
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, TEST_PROJECT: testProject },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface(child.stdout);
  const [url] = (await Promise.race([
    once(lines, 'line'),
    once(child, 'exit').then(() => {
      throw new Error('The API did not start.');
    }),
  ])) as [string];
  return { child, url };
}

/** The API in a process that is killed again and again; another stands ready to take its place. */
export class MortalApi {
  kills = 0;
  #life: Life;
  #next: Promise<Life>;

  private constructor(life: Life) {
    this.#life = life;
    this.#next = begin();
  }

  static async start(): Promise<MortalApi> {
    return new MortalApi(await begin());
  }

  /** Where it can be reached now. */
  get url(): string {
    return this.#life.url;
  }

  /** Waits until another can take its place at once. */
  async standby(): Promise<void> {
    await this.#next;
  }

  /** Kills it as a loss of power does, whatever it is doing, and goes on with another. */
  async kill(): Promise<void> {
    const next = await this.#next;
    const { child } = this.#life;
    const dead = once(child, 'exit');
    child.kill('SIGKILL');
    this.#life = next;
    this.#next = begin();
    await dead;
    this.kills += 1;
  }

  async close(): Promise<void> {
    this.#life.child.kill('SIGKILL');
    (await this.#next).child.kill('SIGKILL');
  }
}
