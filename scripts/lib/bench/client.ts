import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** Milliseconds from the call until the last byte. */
  readonly took: number;
}

/** One visitor with one connection that stays open. */
export interface Client {
  readonly get: (path: string, headers?: Readonly<Record<string, string>>) => Promise<Answer>;
  readonly close: () => void;
}

export function createClient(origin: string): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const get: Client['get'] = (path, headers = {}) =>
    new Promise((resolve, reject) => {
      const began = performance.now();
      const asked = request(origin + path, { agent, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
            took: performance.now() - began,
          }),
        );
      });
      asked.on('error', reject);
      asked.end();
    });
  return { get, close: () => agent.destroy() };
}

/**
 * Addresses of visitors, one after another out of many: the function counts the calls of each, and a bench that came from
 * one alone would be refused.
 */
export function visitors(many = 5000): () => string {
  let at = 0;
  return () => {
    at = (at + 1) % many;
    return `10.77.${at >> 8}.${at & 255}`;
  };
}
