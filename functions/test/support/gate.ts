import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Gate {
  /** `127.0.0.1:port`, to use instead of the server's. */
  readonly host: string;
  /** Breaks all connections and refuses new ones, like a stopped server. */
  readonly stop: () => void;
  /** Accepts connections and never answers, like a hanging server. */
  readonly mute: () => void;
  readonly resume: () => void;
  readonly close: () => Promise<void>;
}

/** A proxy in front of an emulator, so that a test can take it away and bring it back. */
export async function gateTo(target: string): Promise<Gate> {
  const [host = '', port = ''] = target.split(':');
  const sockets = new Set<Socket>();
  let state: 'open' | 'stopped' | 'mute' = 'open';
  const server = createServer((inner) => {
    track(inner);
    if (state === 'stopped') inner.destroy();
    if (state !== 'open') return;
    const outer = connect(Number(port), host);
    track(outer);
    inner.pipe(outer);
    outer.pipe(inner);
  });
  const track = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
  };
  const become = (next: typeof state) => {
    state = next;
    for (const socket of sockets) socket.destroy();
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => become('stopped'),
    mute: () => become('mute'),
    resume: () => become('open'),
    close: async () => {
      become('stopped');
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
