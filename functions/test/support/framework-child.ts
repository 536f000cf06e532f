/**
 * The function in its own process, inside the framework of Cloud Functions. Prints its address when it is ready, and
 * answers every message with its peak memory in KiB.
 */
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { type HttpFunction, http } from '@google-cloud/functions-framework';
import { getTestServer } from '@google-cloud/functions-framework/testing';
import { api } from '../../src/index.ts';

http('api', api as HttpFunction);
const server = getTestServer('api');
server.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
/** On Linux `maxRSS` begins with that of the parent process; the kernel counts this one separately. */
function maxMemory(): number {
  try {
    const [, own] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
    return Number(own);
  } catch {
    return process.resourceUsage().maxRSS;
  }
}

process.on('message', () => process.send?.(maxMemory()));
