import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/**
 * Keeps the platform from reading bodies before us.
 *
 * Both Cloud Functions and its emulator inflate, keep and parse a body ahead of the function, up to a gigabyte, and answer
 * broken JSON with an HTML page of their own. They look for a body only where these two headers tell of one. Without them
 * the body stays on the wire, and this API takes of it what it is ready to take: `readBody`.
 */
export function readBodiesOurselves(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    delete request.headers['content-length'];
    delete request.headers['transfer-encoding'];
  });
}

/** A header as it came over the wire, also where `readBodiesOurselves` took it away. */
function asSent({ rawHeaders }: IncomingMessage, name: string): string | undefined {
  const at = rawHeaders.findIndex((one, index) => index % 2 === 0 && one.toLowerCase() === name);
  return at < 0 ? undefined : rawHeaders[at + 1];
}

/** Whether a body comes with a request at all: one of these two headers says so, or there is none (RFC 9112, 6.3). */
export function announcesBody(request: IncomingMessage): boolean {
  return asSent(request, 'transfer-encoding') !== undefined || declaredLength(request) !== 0;
}

/** How many bytes the caller said are coming; 0: nothing said. */
export function declaredLength(request: IncomingMessage): number {
  return Number(asSent(request, 'content-length') ?? 0);
}

/** The media type that the caller sent, in small letters and without parameters, or an empty text. */
export function mediaType(request: IncomingMessage): string {
  return request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
}
