/**
 * The function in a process of its own, inside the framework that Cloud Functions runs it in. Prints its address when it
 * is ready, and answers every message with the most memory that it has held so far, in KiB.
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
/** On Linux `maxRSS` starts with what the process held that started this one; the kernel counts this one's own apart. */
function maxMemory(): number {
  try {
    const [, own] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
    return Number(own);
  } catch {
    return process.resourceUsage().maxRSS;
  }
}

process.on('message', () => process.send?.(maxMemory()));
