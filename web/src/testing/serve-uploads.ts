import { vi } from 'vitest';

/** A file that was sent, by the type that was said with it. */
export interface Sent {
  readonly type: string | undefined;
  readonly size: number;
}

interface Uploads {
  readonly sent: Sent[];
  /** What the school says to each file, in their order; none left: it cannot be reached. */
  readonly answers: { status: number; json: object }[];
}

/** Takes the files that pages send, until `vi.unstubAllGlobals()`. */
export function serveUploads(): Uploads {
  const uploads: Uploads = { sent: [], answers: [] };
  vi.stubGlobal('fetch', async (_url: string, { headers, body }: { headers: Headers; body: Blob }) => {
    uploads.sent.push({ type: headers.get('content-type') ?? undefined, size: body.size });
    const answer = uploads.answers.shift();
    if (!answer) throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(answer.json), { status: answer.status });
  });
  return uploads;
}
