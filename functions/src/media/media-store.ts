import { createHash } from 'node:crypto';
import { type MediaType, mediaTypes } from '@pathshala/contract/pictures/media';

export interface MediaFile {
  readonly bytes: Buffer;
  readonly type: MediaType;
}

/** Where uploaded files are kept, by names that follow from what is in them. */
export interface MediaStore {
  /** Keeps a file; one that is there already stays as it is. @throws DomainError `unavailable` */
  readonly put: (name: string, file: MediaFile) => Promise<void>;
  /** Whether there is such a file, without reading it. @throws DomainError `unavailable` */
  readonly has: (name: string) => Promise<boolean>;
  /** @returns undefined where there is no such file; @throws DomainError `unavailable` */
  readonly get: (name: string) => Promise<MediaFile | undefined>;
}

const pattern = new RegExp(`^[0-9a-f]{32}\\.(${Object.values(mediaTypes).join('|')})$`);

/** The name that a file is kept under: of its bytes alone, so the same file is kept once and its address never changes. */
export function mediaName({ bytes, type }: MediaFile): string {
  return `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${mediaTypes[type]}`;
}

/** The type that a name says; undefined for one that was never given. */
export function mediaTypeOf(name: string): MediaType | undefined {
  const [, end] = pattern.exec(name) ?? [];
  const [type] = Object.entries(mediaTypes).find(([, one]) => one === end) ?? [];
  return type as MediaType | undefined;
}

export function isMediaType(type: string): type is MediaType {
  return Object.hasOwn(mediaTypes, type);
}
