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

/** How many bytes the caller said are coming, also where `readBodiesOurselves` took the header away; 0: nothing said. */
export function declaredLength(request: IncomingMessage): number {
  return Number(request.headersDistinct['content-length']?.[0] ?? 0);
}

/** The media type that the caller sent, in small letters and without parameters, or an empty text. */
export function mediaType(request: IncomingMessage): string {
  return request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
}
