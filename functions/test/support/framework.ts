import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { testProject } from './emulators.ts';

export interface Framework {
  /** Sends bytes unchanged. Resolves to the status, 0 if the connection ended without an answer. */
  readonly send: (sent: Sent) => Promise<number>;
  /** MiB. */
  readonly maxMemory: () => Promise<number>;
  readonly close: () => void;
}

export interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** Sends in chunks, without a length. */
  readonly isChunked?: boolean;
}

const script = join(import.meta.dirname, 'framework-child.ts');

export async function startFramework(): Promise<Framework> {
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, GCLOUD_PROJECT: testProject, METADATA_SERVER_DETECTION: 'none' },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  if (!child.stdout) throw new Error('The child has no output.');
  const lines = createInterface(child.stdout);
  const [origin] = (await once(lines, 'line')) as [string];
  return {
    send: (sent) => send(origin, sent),
    maxMemory: () => maxMemory(child),
    close: () => child.kill('SIGKILL'),
  };
}

async function maxMemory(child: ChildProcess): Promise<number> {
  const answer = once(child, 'message');
  child.send('memory');
  const [kibibytes] = (await answer) as [number];
  return kibibytes / 1024;
}

function send(origin: string, { method, path, headers, body, isChunked }: Sent): Promise<number> {
  const length = isChunked ? { 'Transfer-Encoding': 'chunked' } : { 'Content-Length': String(body.length) };
  return new Promise((resolve) => {
    const outgoing = request(origin + path, { method, headers: { ...headers, ...length }, agent: false });
    outgoing.on('response', (response: IncomingMessage) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    outgoing.on('error', () => resolve(0));
    outgoing.end(body);
  });
}
