import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';

export interface Server {
  /** `http://127.0.0.1:port` */
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** What is made before the tests of a file, and closed after them. Its properties are set once a test runs. */
export function duringTests<Made extends { readonly close: () => unknown }>(make: () => Promise<Made>): Made {
  const made = {} as Made;
  beforeAll(async () => void Object.assign(made, await make()));
  afterAll(() => made.close());
  return made;
}

export async function serve(app: RequestListener): Promise<Server> {
  // A test that renders blocks this process for seconds: a connection closed meanwhile would be reused, and reset.
  const server = createServer({ keepAliveTimeout: 60_000 }, app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
