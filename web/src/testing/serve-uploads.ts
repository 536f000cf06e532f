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
  /** Stands for the browser's own, which says how far it is. */
  class FakeRequest extends EventTarget {
    readonly upload = new EventTarget();
    readonly headers = new Map<string, string>();
    status = 0;
    responseText = '';
    open() {}
    setRequestHeader(name: string, value: string) {
      this.headers.set(name.toLowerCase(), value);
    }
    send(file: Blob) {
      uploads.sent.push({ type: this.headers.get('content-type'), size: file.size });
      const answer = uploads.answers.shift();
      queueMicrotask(() => {
        if (!answer) return this.dispatchEvent(new Event('error'));
        this.status = answer.status;
        this.responseText = JSON.stringify(answer.json);
        return this.dispatchEvent(new Event('load'));
      });
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  return uploads;
}
