import { createHash } from 'node:crypto';
import { type MediaType, mediaTypes } from '@pathshala/contract/pictures/media';

export interface MediaFile {
  readonly bytes: Buffer;
  readonly type: MediaType;
}

/** The store of uploads, by content hash. */
export interface MediaStore {
  /**
   * Stores a file unless it exists.
   * @throws DomainError `unavailable`
   */
  readonly put: (name: string, file: MediaFile) => Promise<void>;
  /**
   * Whether a file exists, without reading it.
   * @throws DomainError `unavailable`
   */
  readonly has: (name: string) => Promise<boolean>;
  /**
   * @returns undefined if unknown
   * @throws DomainError `unavailable`
   */
  readonly get: (name: string) => Promise<MediaFile | undefined>;
}

const pattern = new RegExp(`^[0-9a-f]{32}\\.(${Object.values(mediaTypes).join('|')})$`);

/** A file's name, from its bytes: equal files are stored once, and addresses never change. */
export function mediaName({ bytes, type }: MediaFile): string {
  return `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${mediaTypes[type]}`;
}

/** The media type of a name; undefined if invalid. */
export function mediaTypeOf(name: string): MediaType | undefined {
  const [, end] = pattern.exec(name) ?? [];
  const [type] = Object.entries(mediaTypes).find(([, one]) => one === end) ?? [];
  return type as MediaType | undefined;
}

export function isMediaType(type: string): type is MediaType {
  return Object.hasOwn(mediaTypes, type);
}
