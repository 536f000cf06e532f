import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { GlyphFont } from './glyph-font.ts';

interface Job {
  readonly wanted: GlyphFont;
  readonly resolve: (woff2: Uint8Array) => void;
  readonly reject: (error: Error) => void;
}

const waiting: Job[] = [];
const idle: Worker[] = [];
let threads = 0;

function startThread(): Worker {
  threads += 1;
  // Without this process's own arguments, which may be `--eval` and a text.
  return new Worker(new URL('glyph-font-thread.ts', import.meta.url), { execArgv: [] });
}

/** Gives a thread its next jobs. An idle thread does not keep the process alive. */
function work(thread: Worker): void {
  const job = waiting.shift();
  if (!job) {
    thread.unref();
    idle.push(thread);
    return;
  }
  const fail = (error: Error) => {
    threads -= 1;
    job.reject(error);
  };
  thread.ref();
  thread.once('error', fail);
  thread.once('message', (woff2: Uint8Array) => {
    thread.off('error', fail);
    job.resolve(woff2);
    work(thread);
  });
  thread.postMessage(job.wanted);
}

/**
 * Makes a font in a thread: compression takes longer than all the rest of a page, and one language has most of the
 * fonts.
 * @throws what `makeGlyphFont` throws
 */
export function fontFromThread(wanted: GlyphFont): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    waiting.push({ wanted, resolve, reject });
    const thread = idle.pop() ?? (threads < availableParallelism() ? startThread() : undefined);
    if (thread) work(thread);
  });
}
