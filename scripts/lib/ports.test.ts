import { createServer, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { choosePorts, claimTestPorts, freePorts, isPortFree, services, variableOf } from './ports.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function occupiedPort(): Promise<number> {
  const server = createServer();
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/** An environment that moves every service to a free port. */
async function freeEnvironment(): Promise<Record<string, string>> {
  const ports = await freePorts(services.length);
  return Object.fromEntries(services.map((service, index) => [variableOf(service), String(ports[index])]));
}

test('the variables move the services, and the suite gets its own ports', async () => {
  const environment = await freeEnvironment();
  const ports = await choosePorts(environment);
  expect(services.map((service) => String(ports[service]))).toEqual(Object.values(environment));
  expect(new Set(Object.values(ports)).size).toBe(9);
});

test('a taken port is named together with the variable that moves it', async () => {
  const port = await occupiedPort();
  const environment = { ...(await freeEnvironment()), PATHSHALA_AUTH_PORT: String(port) };
  await expect(choosePorts(environment)).rejects.toThrow(
    `Port ${port} (auth) is already in use; end what uses it or set PATHSHALA_AUTH_PORT to a free port`,
  );
  expect(await isPortFree(port)).toBe(false);
});

test('an invalid port variable is named', async () => {
  const environment = { ...(await freeEnvironment()), PATHSHALA_HOSTING_PORT: '70000' };
  await expect(choosePorts(environment)).rejects.toThrow('PATHSHALA_HOSTING_PORT is "70000"');
});

test('one port for two services is refused', async () => {
  const environment = await freeEnvironment();
  const same = { ...environment, PATHSHALA_AUTH_PORT: environment.PATHSHALA_HOSTING_PORT };
  await expect(choosePorts(same)).rejects.toThrow('is meant for both hosting and auth');
});

test('two test runs at once get different ports', async () => {
  const [first, second] = [await claimTestPorts(), await claimTestPorts()];
  expect(first.ports.hosting).not.toBe(second.ports.hosting);
  const shared = Object.values(first.ports).filter((port) => Object.values(second.ports).includes(port));
  expect(shared).toEqual([]);
  await first.release();
  const third = await claimTestPorts();
  expect(third.ports.hosting).not.toBe(second.ports.hosting);
  await Promise.all([second.release(), third.release()]);
});
