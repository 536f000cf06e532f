import type { IncomingMessage } from 'node:http';

/**
 * The address that a request comes from, for rate limits only; never log or keep it as it is.
 *
 * Hosting puts the visitor's address into `fastly-client-ip`. The last entry of `x-forwarded-for` is written by Google's
 * front end, so it cannot be forged, but through Hosting it is Hosting's own: a limit should count both.
 * @returns the visitor's address as claimed, and the nearest hop as seen by the platform
 */
export function clientAddress(request: IncomingMessage): { readonly visitor: string; readonly hop: string } {
  const forwarded = text(request.headers['x-forwarded-for']).split(',');
  const hop = forwarded.at(-1)?.trim() || request.socket.remoteAddress || 'unknown';
  const visitor = text(request.headers['fastly-client-ip']) || forwarded[0]?.trim() || hop;
  return { visitor, hop };
}

function text(header: string | string[] | undefined): string {
  return Array.isArray(header) ? header.join(',') : (header ?? '');
}
