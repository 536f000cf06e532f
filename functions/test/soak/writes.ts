import { endpoints } from '@pathshala/contract/calls/endpoints';
import { type AddressOf, type Endpoint, pathOf } from '@pathshala/contract/http/endpoint';
import type { Person } from '../support/people.ts';
import { price, school } from '../support/school.ts';
import { longestWait, pick } from './part.ts';
import { forwardedFor } from './world.ts';

/** A write: `key` names the place, `value` what is written. */
export interface Write {
  readonly key: string;
  readonly value: string;
  /** Whether it was acknowledged; other writes may still have happened. */
  readonly acknowledged: boolean;
}

export interface Writer {
  readonly who: Person;
  readonly url: () => string;
  readonly random: () => number;
}

/** A successful answer; undefined for a refusal, or if the API died. */
async function send<E extends Endpoint>(
  { url, who }: Writer,
  endpoint: E,
  given: AddressOf<E> & { readonly body?: unknown },
): Promise<Record<string, unknown> | undefined> {
  const address = url() + pathOf(endpoint, given);
  const headers = {
    authorization: `Bearer ${who.token}`,
    'content-type': 'application/json',
    'x-forwarded-for': forwardedFor(JSON.stringify(given)),
  };
  const body = given.body === undefined ? null : JSON.stringify(given.body);
  try {
    const signal = AbortSignal.timeout(longestWait);
    const response = await fetch(address, { method: endpoint.method, headers, body, signal });
    return response.ok ? ((await response.json()) as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

async function writeMessage(writer: Writer, count: number): Promise<Write> {
  const message = `Message ${count} of ${writer.who.uid}`;
  const body = { name: 'Soak', email: writer.who.email, message };
  const answer = await send(writer, endpoints.contact, { body });
  return { key: `message/${message}`, value: 'once', acknowledged: answer !== undefined };
}

async function tick(writer: Writer): Promise<Write> {
  const lessonId = pick(writer.random, ['first', 'second', 'third']);
  const done = writer.random() < 0.6;
  const given = { courseId: school.free, lessonId, body: { done } };
  const answer = await send(writer, endpoints.progress, given);
  return {
    key: `lesson/${writer.who.uid}/${lessonId}`,
    value: String(done),
    acknowledged: answer !== undefined,
  };
}

/** Buys a course in the sandbox checkout; for a student who has it already nothing new is acknowledged. */
async function buy(writer: Writer): Promise<Write> {
  const courseId = pick(writer.random, [school.priced, school.other]);
  const begun = await send(writer, endpoints.checkout, { courseId, body: { price } });
  const sessionId = new URL(String(begun?.url ?? ''), 'https://school.example').searchParams.get('session');
  const key = `bought/${writer.who.uid}_${courseId}`;
  if (!sessionId) return { key, value: 'once', acknowledged: false };
  const paid = await send(writer, endpoints.practiceOutcome, { sessionId, body: { outcome: 'pay' } });
  return { key, value: 'once', acknowledged: paid !== undefined };
}

/** A random write: mostly lessons and messages, few purchases, as in a school. */
export function writeSomething(writer: Writer, count: number): Promise<Write> {
  const chance = writer.random();
  if (chance < 0.35) return writeMessage(writer, count);
  return chance < 0.92 ? tick(writer) : buy(writer);
}

/** Joins the free course, so that its lessons can be marked. */
export async function joinFree(writer: Writer): Promise<void> {
  const joined = await send(writer, endpoints.enrol, { courseId: school.free });
  if (!joined) throw new Error(`${writer.who.email} could not join the free course.`);
}
