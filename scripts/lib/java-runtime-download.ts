import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { PlainError } from './messages.ts';

/** A server that sends nothing for this long is taken for dead. */
export const stallMilliseconds = 30_000;

export interface DownloadOptions {
  /** Called with 0 to 1 as the bytes come in, when the server has said how many there are. */
  onProgress: (fraction: number) => void;
  stallMilliseconds?: number;
}

/** Why a request failed: `fetch` itself says only that it did. */
function reasonOf(error: unknown): string {
  const { cause } = error instanceof Error ? error : {};
  if (!(cause instanceof Error)) return error instanceof Error ? error.message : String(error);
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.message;
}

/**
 * Writes what an address answers into a file.
 * @returns its SHA-256 in lower-case hexadecimal
 * @throws PlainError with one line: no answer, another status than 200, a connection that breaks off or stalls
 */
export async function download(url: string, file: string, options: DownloadOptions): Promise<string> {
  const stall = new AbortController();
  const timer = setTimeout(() => stall.abort(), options.stallMilliseconds ?? stallMilliseconds);
  const hash = createHash('sha256');
  try {
    const response = await fetch(url, { signal: stall.signal });
    if (!response.ok || !response.body) throw new PlainError(`${url}: status ${response.status}`);
    const total = Number(response.headers.get('content-length') ?? 0);
    let received = 0;
    await pipeline(
      response.body,
      async function* (chunks: AsyncIterable<Uint8Array>) {
        for await (const chunk of chunks) {
          timer.refresh();
          hash.update(chunk);
          received += chunk.length;
          if (total > 0) options.onProgress(Math.min(1, received / total));
          yield chunk;
        }
      },
      createWriteStream(file),
    );
    return hash.digest('hex');
  } catch (error) {
    if (error instanceof PlainError) throw error;
    const reason = stall.signal.aborted ? 'the server sends nothing more' : reasonOf(error);
    throw new PlainError(`${url}: ${reason}`);
  } finally {
    clearTimeout(timer);
  }
}
