import { createServer, type Server } from 'node:net';
import { PlainError } from './messages.ts';

const host = '127.0.0.1';

/** The services that a person or a test speaks to, in the order of their ports. */
export const services = ['hosting', 'functions', 'firestore', 'auth'] as const;
type Service = (typeof services)[number];
/** The services that the suite needs for itself. */
const helpers = ['hub', 'logging', 'eventarc', 'websocket'] as const;
const names = [...services, ...helpers];
export type Ports = Record<(typeof names)[number], number>;

const portsOf = (all: readonly number[]) =>
  Object.fromEntries(names.map((name, at) => [name, all[at]])) as Ports;

const firstPort = 5100;

export const variableOf = (service: Service) => `PATHSHALA_${service.toUpperCase()}_PORT`;

/** Claims a port; undefined if taken. */
function listen(port: number): Promise<Server | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen({ port, host, exclusive: true }, () => resolve(server));
  });
}

async function isPortFree(port: number): Promise<boolean> {
  const server = await listen(port);
  server?.close();
  return server !== undefined;
}

export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(Array.from({ length: count }, () => listen(0)));
  return servers.map((server) => {
    const address = server?.address();
    if (!address || typeof address === 'string') throw new PlainError('This machine has no free port left');
    server?.close();
    return address.port;
  });
}

export function wantedPort(service: Service, environment: NodeJS.ProcessEnv): number {
  const given = environment[variableOf(service)];
  if (given === undefined || given === '') return firstPort + services.indexOf(service);
  const port = Number(given);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new PlainError(`${variableOf(service)} is "${given}", which is not a port number (1 to 65535)`);
}

/** The ports of `npm start`: 5100 to 5103 or as set, and any free ones for helpers. @throws PlainError that names a taken port */
export async function choosePorts(environment: NodeJS.ProcessEnv): Promise<Ports> {
  const wanted = services.map((service) => ({ service, port: wantedPort(service, environment) }));
  for (const { service, port } of wanted) {
    if (await isPortFree(port)) continue;
    throw new PlainError(
      `Port ${port} (${service}) is already in use; end what uses it or set ${variableOf(service)} to a free port`,
    );
  }
  return portsOf([...wanted.map(({ port }) => port), ...(await freePorts(helpers.length))]);
}

/** Ten ports in a row between 5200 and 5299. The last is held open, so that no other test run takes them. */
export async function claimTestPorts(): Promise<Ports> {
  for (let first = 5200; first < 5300; first += 10) {
    const guard = await listen(first + 9);
    if (!guard) continue;
    guard.unref();
    const row = names.map((_name, index) => first + index);
    const free = await Promise.all(row.map(isPortFree));
    if (free.every(Boolean)) return portsOf(row);
    guard.close();
  }
  throw new PlainError(
    'No ten free ports in a row between 5200 and 5299 for the test emulators; end what uses them',
  );
}
