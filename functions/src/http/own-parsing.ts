import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/** Where the content type goes that the platform must not see. */
const keptHeader = 'x-pathshala-content-type';

/**
 * Keeps the platform from parsing JSON and forms before us.
 *
 * Both Cloud Functions and its emulator parse a body ahead of the function and answer broken JSON with an HTML page of
 * their own (the emulator's holds a stack trace). Told that the body is plain bytes, they pass it on untouched as
 * `rawBody`, and this API answers in its own words.
 */
export function parseBodiesOurselves(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    // A caller may not set it.
    delete request.headers[keptHeader];
    const type = request.headers['content-type'];
    if (type === undefined) return;
    request.headers[keptHeader] = type;
    request.headers['content-type'] = 'application/octet-stream';
  });
}

/** The content type that the caller sent, or an empty text. */
export function contentType(request: IncomingMessage): string {
  const kept = request.headers[keptHeader];
  return typeof kept === 'string' ? kept : (request.headers['content-type'] ?? '');
}
