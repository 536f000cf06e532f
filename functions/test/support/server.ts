import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Server {
  /** `http://127.0.0.1:port` */
  readonly origin: string;
  readonly close: () => Promise<void>;
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
