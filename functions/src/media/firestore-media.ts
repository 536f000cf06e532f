import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '../firestore/collections.ts';
import { type MediaStore, mediaTypeOf } from './media-store.ts';

/** Bytes per part; a document is limited to 1 MiB. */
export const partBytes = 900_000;

/**
 * Stores files in Firestore, in parts, so that the emulators need nothing else. The file's own document is written
 * last.
 */
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
