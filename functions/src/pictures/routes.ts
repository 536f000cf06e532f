import { createHash } from 'node:crypto';
import type { Bucket } from '@google-cloud/storage';
import { apiRoot, pathOf } from '@pathshala/contract/http/endpoint';
import { limits } from '@pathshala/contract/http/limits';
import { type MediaType, mediaEndpoints, mediaTypes } from '@pathshala/contract/pictures/media';
import { dayMs } from '@pathshala/contract/site/region';
import type { Firestore } from 'firebase-admin/firestore';
import { LRUCache } from 'lru-cache';
import { atMost } from '../core/cache.ts';
import { withDeadline } from '../core/deadline.ts';
import { codeOf, DomainError } from '../core/domain-error.ts';
import { collections } from '../firestore/collections.ts';
import { mediaType } from '../http/body.ts';
import { freshCaller, type Route, route } from '../http/route.ts';
import { noteUpload } from '../people/audit.ts';
import { type CountLimit, countLimit } from '../rate-limit/rate-limit.ts';

export interface MediaFile {
  readonly bytes: Buffer;
  readonly type: MediaType;
}

export interface MediaStore {
  readonly put: (name: string, file: MediaFile) => Promise<void>;
  readonly has: (name: string) => Promise<boolean>;
  readonly get: (name: string) => Promise<MediaFile | undefined>;
}

const pattern = new RegExp(`^[0-9a-f]{32}\\.(${Object.values(mediaTypes).join('|')})$`);

/** A file's name, from its bytes: equal files are stored once, and addresses never change. */
export function mediaName({ bytes, type }: MediaFile): string {
  return `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${mediaTypes[type]}`;
}

export function mediaTypeOf(name: string): MediaType | undefined {
  const [, end] = pattern.exec(name) ?? [];
  const [type] = Object.entries(mediaTypes).find(([, one]) => one === end) ?? [];
  return type as MediaType | undefined;
}

const max = 2000;

/** One copy in memory for all readers: eighty slow ones with a book of 10 MB each would exceed the function's memory. */
export function sharedMedia(store: MediaStore): MediaStore {
  const read = new LRUCache<string, WeakRef<Buffer>>(atMost(max));
  const coming = new Map<string, Promise<MediaFile | undefined>>();
  const fetch = async (name: string): Promise<MediaFile | undefined> => {
    const file = await store.get(name);
    if (file) read.set(name, new WeakRef(file.bytes));
    return file;
  };
  return {
    ...store,
    get: async (name) => {
      const bytes = read.get(name)?.deref();
      const type = bytes && mediaTypeOf(name);
      // A name always has the same file.
      if (type) return { bytes, type };
      const known = coming.get(name);
      if (known) return await known;
      const mine = fetch(name).finally(() => coming.delete(name));
      coming.set(name, mine);
      return await mine;
    },
  };
}

/** Bytes per part; a document is limited to 1 MiB. */
export const partBytes = 900_000;

/** In Firestore, so that the emulators need nothing else. The file's own document is written last. */
export function firestoreMedia(db: Firestore): MediaStore {
  return {
    put: async (name, { bytes, type }) => {
      const head = collections.media(db).doc(name);
      if ((await head.get()).exists) return;
      const parts = collections.parts(db, name);
      for (let at = 0; at * partBytes < bytes.length; at += 1) {
        await parts.doc(String(at)).set({ bytes: bytes.subarray(at * partBytes, (at + 1) * partBytes) });
      }
      await head.set({ type, bytes: bytes.length });
    },
    has: async (name) => (await collections.media(db).doc(name).get()).exists,
    get: async (name) => {
      const type = mediaTypeOf(name);
      const head = type && (await collections.media(db).doc(name).get()).data();
      if (!head) return undefined;
      const count = Math.ceil(head.bytes / partBytes);
      const parts = collections.parts(db, name);
      const found = await Promise.all(
        Array.from({ length: count }, async (_, at) => (await parts.doc(String(at)).get()).data()?.bytes),
      );
      const bytes = Buffer.concat(found.map((part) => part ?? Buffer.alloc(0)));
      return { bytes, type };
    },
  };
}

export type MediaBucket = Pick<Bucket, 'file'>;

/** For a file of 10 MB, milliseconds. */
const deadline = 15_000;

export function bucketMedia(open: () => Promise<MediaBucket>): MediaStore {
  let opened: Promise<MediaBucket> | undefined;
  const fileIn = async (name: string) => {
    opened ??= open();
    const bucket = await opened.catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return bucket.file(`media/${name}`);
  };
  return {
    put: async (name, { bytes, type }) => {
      const file = await fileIn(name);
      // Only if it does not exist: a name always has the same content.
      const options = {
        contentType: type,
        resumable: false,
        preconditionOpts: { ifGenerationMatch: 0 },
      } as const;
      const saved = file.save(bytes, options).catch((error: unknown) => {
        if (codeOf(error) !== 412) throw error;
      });
      await withDeadline(saved);
    },
    has: async (name) => {
      const file = await fileIn(name);
      const [isThere] = await withDeadline(file.exists());
      return isThere;
    },
    get: async (name) => {
      const type = mediaTypeOf(name);
      if (!type) return undefined;
      const file = await fileIn(name);
      const downloaded = file.download().catch((error: unknown) => {
        if (codeOf(error) === 404) return undefined;
        throw error;
      });
      const [bytes] = (await withDeadline(downloaded)) ?? [];
      return bytes && { bytes, type };
    },
  };
}

export async function openBucket(bucket: string | undefined): Promise<MediaBucket> {
  if (!bucket) throw new Error('This project has no bucket: set up Storage in the Firebase console.');
  const { Storage } = await import('@google-cloud/storage');
  return new Storage().bucket(bucket);
}

/** Immutable files may be cached forever: by convention a year. */
const forEver = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** Uploads per person and school day: files are stored for ever. */
export const uploadLimit: CountLimit = {
  ...{ name: 'upload', max: limits.uploadsMax, windowMs: dayMs },
  refusal: `You have uploaded ${limits.uploadsMax} files today. Please go on tomorrow.`,
};

export function mediaRoutes(db: Firestore, store: MediaStore): Route[] {
  const countUpload = countLimit(db, uploadLimit);
  return [
    route(
      mediaEndpoints.studioMedia,
      async (call) => {
        const { bytes, request } = call;
        const { detectMediaType, withoutMetadata } = await import('./uploaded-file.ts');
        const about = await detectMediaType(bytes, mediaType(request));
        const { uid } = freshCaller(call);
        await countUpload(uid);
        const file = { bytes: withoutMetadata(bytes, about.type), type: about.type };
        const name = mediaName(file);
        await store.put(name, file);
        // Audited before its address is returned.
        await noteUpload(db, uid, name);
        const json = {
          url: `${apiRoot}${pathOf(mediaEndpoints.media, { name })}`,
          ...about,
          bytes: file.bytes.length,
        };
        return { json, status: 201 };
      },
      { accepts: ['raw'], maxBytes: limits.mediaBytes, deadline },
    ),
    route(
      mediaEndpoints.media,
      async (call) => {
        const name = call.params.name;
        const file = mediaTypeOf(name) && (await store.get(name));
        if (!file) throw new DomainError('not-found', 'This file does not exist.');
        return { file, headers: forEver };
      },
      { deadline },
    ),
  ];
}
