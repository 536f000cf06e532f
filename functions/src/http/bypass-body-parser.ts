import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/**
 * Keeps the platform from reading bodies. Cloud Functions and its emulator inflate, buffer and parse bodies of up to a
 * gigabyte before calling the function, and answer broken JSON with an HTML page. They detect a body by these two
 * headers only; without them `readBody` reads the stream with our own limits.
 */
export function bypassBodyParser(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    delete request.headers['content-length'];
    delete request.headers['transfer-encoding'];
  });
}

/** A header as it was received, even if `bypassBodyParser` removed it. */
function asSent({ rawHeaders }: IncomingMessage, name: string): string | undefined {
  const at = rawHeaders.findIndex((one, index) => index % 2 === 0 && one.toLowerCase() === name);
  return at < 0 ? undefined : rawHeaders[at + 1];
}

/** Whether a request has a body: one of these two headers says so (RFC 9112, 6.3). */
export function announcesBody(request: IncomingMessage): boolean {
  return asSent(request, 'transfer-encoding') !== undefined || declaredLength(request) !== 0;
}

/** The announced body size in bytes; 0 if unknown. */
export function declaredLength(request: IncomingMessage): number {
  return Number(asSent(request, 'content-length') ?? 0);
}

/** The request's media type in lower case, without parameters; may be empty. */
export function mediaType(request: IncomingMessage): string {
  return request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
}
