import { withDeadline } from '../core/deadline.ts';
import { type MediaStore, mediaTypeOf } from './media-store.ts';

/** The part of Cloud Storage's bucket API that is used. */
export interface MediaBucket {
  readonly file: (name: string) => {
    readonly save: (
      bytes: Buffer,
      options: {
        readonly contentType: string;
        readonly resumable: false;
        readonly preconditionOpts: { readonly ifGenerationMatch: 0 };
      },
    ) => Promise<unknown>;
    readonly exists: () => Promise<[boolean]>;
    readonly download: () => Promise<[Buffer]>;
  };
}

/** Timeout for a file of 10 MB, milliseconds. */
const deadline = 15_000;

const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/**
 * Stores files in a bucket.
 * @param open opens it on first use
 */
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
      await withDeadline(saved, deadline);
    },
    has: async (name) => {
      const file = await fileIn(name);
      const [isThere] = await withDeadline(file.exists(), deadline);
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
      const [bytes] = (await withDeadline(downloaded, deadline)) ?? [];
      return bytes && { bytes, type };
    },
  };
}

/**
 * The project's bucket, loaded on first use.
 * @throws Error if the project has none
 */
export async function openBucket(environment: NodeJS.ProcessEnv): Promise<MediaBucket> {
  const { storageBucket } = JSON.parse(environment.FIREBASE_CONFIG ?? '{}') as { storageBucket?: string };
  if (!storageBucket) throw new Error('This project has no bucket: set up Storage in the Firebase console.');
  const { Storage } = await import('@google-cloud/storage');
  return new Storage().bucket(storageBucket);
}
