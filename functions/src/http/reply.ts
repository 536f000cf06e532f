import { catalogueCacheControl, privateCacheControl } from '@pathshala/contract/calls/endpoints';
import type { StudioItem } from '@pathshala/contract/studio/items';
import type { Request, Response } from 'express';
import { etagOf, type Serialised } from '../core/serialised.ts';

interface ReplyOptions {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** `catalogue`: the same for everybody, kept by browsers and the CDN, with an ETag. Else `private`. */
  readonly cache?: 'catalogue' | 'private';
}

/** A file as it is sent, with its media type. */
export interface StoredFile {
  readonly bytes: Buffer;
  readonly type: string;
}

/** What a handler answers: JSON, JSON that is written out already, a page, a file, or where to go next (303). */
export type Reply<Answer> = ReplyOptions &
  (
    | { readonly json: Answer }
    | { readonly serialised: Serialised }
    | { readonly html: string }
    | { readonly file: StoredFile }
    | { readonly seeOther: string }
  );

/** Sends a reply; an unchanged catalogue answer is sent as 304 without a body. */
export function sendReply(request: Request, response: Response, reply: Reply<unknown>): void {
  const catalogue = reply.cache === 'catalogue';
  response.setHeader('Cache-Control', catalogue ? catalogueCacheControl : privateCacheControl);
  for (const [name, value] of Object.entries(reply.headers ?? {})) response.setHeader(name, value);
  if ('seeOther' in reply) {
    response.status(303).setHeader('Location', reply.seeOther);
    response.end();
    return;
  }
  if ('file' in reply) {
    send(response.status(reply.status ?? 200), reply.file.type, reply.file.bytes);
    return;
  }
  const made = 'serialised' in reply ? reply.serialised : undefined;
  const body = made?.body ?? bytesOf(reply);
  if (catalogue) {
    const tag = made?.etag ?? etagOf(body);
    response.setHeader('ETag', tag);
    if (matches(request.headers['if-none-match'], tag)) {
      response.status(304).end();
      return;
    }
  }
  response.status(reply.status ?? 200);
  sendBytes(response, 'html' in reply ? 'text/html' : 'application/json', body);
}

function bytesOf(reply: Reply<unknown>): Buffer {
  if ('html' in reply) return Buffer.from(reply.html, 'utf8');
  return 'json' in reply ? Buffer.from(JSON.stringify(reply.json), 'utf8') : Buffer.alloc(0);
}

/** Sends text of a content type, as UTF-8. */
export function sendText(response: Response, type: string, text: string): void {
  sendBytes(response, type, Buffer.from(text, 'utf8'));
}

function sendBytes(response: Response, type: string, bytes: Buffer): void {
  send(response, `${type}; charset=utf-8`, bytes);
}

function send(response: Response, type: string, bytes: Buffer): void {
  response.setHeader('Content-Type', type);
  response.setHeader('Content-Length', bytes.length);
  if (response.req.complete) response.end(bytes);
  else if (process.env.FUNCTIONS_EMULATOR === 'true') answerAfterBody(response, bytes);
  else interrupt(response, bytes);
}

/** Milliseconds that somebody who is still sending has for hearing why nobody listens. */
const hearing = 1000;

/**
 * Answers while the request is still coming, and reads no more of it: even what is dropped takes memory. The connection
 * ends a little later, because ended at once it would take the answer with it.
 */
function interrupt(response: Response, bytes: Buffer): void {
  response.setHeader('Connection', 'close');
  response.write(bytes);
  const ending = setTimeout(() => response.end(), hearing);
  response.once('close', () => clearTimeout(ending));
}

/**
 * In the emulators the rest of the body is read and dropped before the answer. Their proxy does not survive a connection
 * that is cut while it sends: the whole process ends, and the school with it.
 */
function answerAfterBody(response: Response, bytes: Buffer): void {
  response.req.once('end', () => response.end(bytes)).resume();
}

/** Whether an If-None-Match header names the tag. A CDN that compresses makes tags weak, so `W/` is looked through. */
export function matches(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((one) => ['*', tag].includes(one.trim().replace(/^W\//, '')));
}

/** The header by which an item is changed on the condition that it is still as it was read. */
export function versionTag({ updateTime }: Pick<StudioItem, 'updateTime'>): Record<string, string> {
  return { ETag: `"${updateTime}"` };
}
