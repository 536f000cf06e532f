import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { apiRoot } from '@pathshala/contract/http/endpoint';
import { limits } from '@pathshala/contract/http/limits';
import { describe, expect, test } from 'vitest';
import { tinyPdf, tinyPng } from '../../test/support/media-files.ts';
import { person } from '../../test/support/people.ts';
import { asIfLookedAt } from '../../test/support/school.ts';
import { servedSchool } from '../../test/support/served-school.ts';
import { auditOf } from '../../test/support/studio.ts';
import { collections } from '../firestore/collections.ts';
import {
  bucketMedia,
  firestoreMedia,
  type MediaBucket,
  type MediaStore,
  mediaName,
  partBytes,
} from './routes.ts';

const { admin: head, api, emulated } = servedSchool({ who: ['admin'], once: true });

const refused = (code: number) => Promise.reject(Object.assign(new Error('No'), { code }));

function bucketInMemory(): MediaBucket & { readonly types: Map<string, string> } {
  const files = new Map<string, Buffer>();
  const types = new Map<string, string>();
  const file = (name: string) => ({
    save: async (bytes: Buffer, { contentType }: { readonly contentType: string }) => {
      if (files.has(name)) return await refused(412);
      files.set(name, Buffer.from(bytes));
      types.set(name, contentType);
    },
    exists: async () => [files.has(name)],
    download: async () => {
      const bytes = files.get(name);
      return bytes ? [bytes] : await refused(404);
    },
  });
  return { types, file: file as unknown as MediaBucket['file'] };
}

const stores: readonly (readonly [name: string, make: () => MediaStore])[] = [
  ['Firestore', () => firestoreMedia(emulated.db)],
  ['a bucket', () => bucketMedia(async () => bucketInMemory())],
];

describe.each(stores)('files in %s', (_name, make) => {
  const store = make();

  test.each([0, 1, partBytes, partBytes * 2 + 1])('of %i bytes and a head come back whole', async (size) => {
    const bytes = Buffer.concat([Buffer.from('%PDF-'), randomBytes(size)]);
    const file = { bytes, type: 'application/pdf' } as const;
    const name = mediaName(file);
    expect(await store.get(name)).toBeUndefined();
    expect(await store.has(name)).toBe(false);
    await store.put(name, file);
    await store.put(name, file);
    expect(await store.has(name)).toBe(true);
    const found = await store.get(name);
    expect(found?.type).toBe('application/pdf');
    expect(found?.bytes.equals(bytes)).toBe(true);
  });
});

test('a bucket gets the media type, and one that cannot be opened is retried', async () => {
  const bucket = bucketInMemory();
  let tries = 0;
  const store = bucketMedia(async () => {
    tries += 1;
    if (tries === 1) throw new Error('Not yet');
    return bucket;
  });
  const file = { bytes: tinyPng, type: 'image/png' } as const;
  const name = mediaName(file);
  await expect(store.put(name, file)).rejects.toThrow('Not yet');
  await store.put(name, file);
  expect([...bucket.types]).toEqual([[`media/${name}`, 'image/png']]);
});

describe('the call', () => {
  const send = async (body: Buffer | string, type: string, token: string | undefined = head.token) => {
    const answer = await fetch(`${api.url}/studio/media`, {
      method: 'POST',
      headers: { 'Content-Type': type, ...(token ? { Authorization: `Bearer ${token}` } : {}) },
      body: new Uint8Array(Buffer.from(body)),
    });
    return { status: answer.status, json: (await answer.json()) as Record<string, unknown> };
  };

  test('keeps a picture, says how large it is, and everybody gets it forever', async () => {
    const sent = await send(tinyPng, 'image/png');
    expect(sent.status).toBe(201);
    const { url, ...about } = sent.json;
    expect(about).toEqual({ type: 'image/png', bytes: tinyPng.length, width: 1, height: 1 });
    expect(url).toMatch(/^\/api\/media\/[0-9a-f]{32}\.png$/);
    expect((await send(tinyPng, 'image/png')).json.url).toBe(url);
    const answer = await fetch(api.url.replace(apiRoot, String(url)));
    expect(Buffer.from(await answer.arrayBuffer()).equals(tinyPng)).toBe(true);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await fetch(`${api.url}/media/${'0'.repeat(32)}.png`)).status).toBe(404);
  });

  test('is in the audit with who sent the file, and what was refused is not', async () => {
    const teacher = await person(emulated, 'teacher@school.test', 'teacher');
    const name = mediaName({ bytes: Buffer.from(tinyPdf), type: 'application/pdf' });
    expect((await send(tinyPdf, 'application/pdf', teacher.token)).status).toBe(201);
    expect((await send('<p>', 'application/pdf', teacher.token)).status).toBe(422);
    const own = (await auditOf(api, head)).filter(({ actor }) => actor._id === teacher.uid);
    expect(own).toMatchObject([
      { action: 'upload', kind: 'media', id: name, actor: { email: teacher.email } },
    ]);
  });

  test.each([
    ['an HTML page called PDF', '<!doctype html><script>alert(1)</script>', 'application/pdf', 422],
    [
      'a drawing with script',
      '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>',
      'image/svg+xml',
      415,
    ],
    ['a drawing called picture', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/png', 422],
    ['a PDF called picture', tinyPdf, 'image/webp', 422],
    ['a page', '<p>', 'text/html', 415],
    ['nothing', '', 'image/png', 422],
    ['a picture that ends at once', tinyPng.subarray(0, 12), 'image/png', 422],
  ])('refuses %s', async (_name, body, type, status) => {
    expect((await send(body, type)).status).toBe(status);
  });

  /** Announces this many bytes, but sends none of them before the answer. */
  const announce = (bytes: number, token: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const headers = { 'Content-Type': 'application/pdf', 'Content-Length': bytes };
      const call = request(`${api.url}/studio/media`, {
        method: 'POST',
        headers: { ...headers, ...(token && { Authorization: `Bearer ${token}` }) },
      });
      call.on('error', reject).on('response', ({ statusCode }) => {
        call.destroy();
        resolve(statusCode);
      });
      call.flushHeaders();
    });

  test('takes 10 MB and not a byte more, and reads nothing of somebody who may not send', async () => {
    const tooLarge = limits.mediaBytes + 1;
    expect([await announce(tooLarge, head.token), await announce(tooLarge, '')]).toEqual([413, 401]);
    const largest = Buffer.alloc(limits.mediaBytes);
    largest.write(tinyPdf);
    // It is there already: the emulator would take half a minute to store it.
    const file = { bytes: largest, type: 'application/pdf' } as const;
    await collections.media(emulated.db).doc(mediaName(file)).set({ type: file.type, bytes: largest.length });
    expect((await send(largest, 'application/pdf')).status).toBe(201);
  });

  test('limits the uploads of an editor per day, and not those of others', async () => {
    const busy = await person(emulated, 'busy@school.test', 'teacher');
    expect((await send(tinyPng, 'image/png', busy.token)).status).toBe(201);
    await asIfLookedAt(emulated, limits.uploadsMax - 1);
    expect((await send(tinyPng, 'image/png', busy.token)).status).toBe(201);
    const { status, json } = await send(tinyPng, 'image/png', busy.token);
    expect([status, json.detail]).toEqual([429, 'You have uploaded 100 files today. Please go on tomorrow.']);
    expect((await send(tinyPng, 'image/png')).status).toBe(201);
  });
});
