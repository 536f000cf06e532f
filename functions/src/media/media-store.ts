import type { MediaType } from '@pathshala/contract/pictures/media';

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
