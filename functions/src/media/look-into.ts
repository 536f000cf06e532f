import type { MediaAnswer, MediaType } from '@pathshala/contract/studio';
import { fileTypeFromBuffer } from 'file-type';
import { imageSize } from 'image-size';
import { DomainError, wrongField } from '../core/domain-error.ts';
import { isMediaType } from './media-name.ts';

/** Pixels that a picture may have on a side: more than any screen has, and less than what fills a phone's memory. */
const longestSide = 8000;

/**
 * What a file is by its own first bytes, whatever its sender says, and how large a picture is.
 * @param said the media type that was sent with it
 * @throws DomainError `unsupported-type` for a type that nobody may upload, `invalid-fields` where the file is not what it says
 */
export async function lookInto(bytes: Buffer, said: string): Promise<Omit<MediaAnswer, 'url'>> {
  if (!isMediaType(said)) {
    throw new DomainError('unsupported-type', 'Send a PNG, JPEG, WebP or AVIF picture, or a PDF.');
  }
  const found = (await fileTypeFromBuffer(bytes))?.mime;
  if (found !== said) throw wrongField('file', 'request-faults.fileKind', { type: said });
  return { type: said, bytes: bytes.length, ...(said === 'application/pdf' ? {} : sizeOf(bytes, said)) };
}

function sizeOf(bytes: Buffer, type: MediaType): { width: number; height: number } {
  const size = sizeIn(bytes);
  if (!size) throw wrongField('file', 'request-faults.fileBroken', { type });
  const { width, height } = size;
  if (Math.max(width, height) > longestSide)
    throw wrongField('file', 'request-faults.fileSize', { most: longestSide });
  return { width, height };
}

function sizeIn(bytes: Buffer) {
  try {
    const { width, height } = imageSize(bytes);
    return width > 0 && height > 0 ? { width, height } : undefined;
  } catch {
    // What begins as a picture and goes on as something else.
    return undefined;
  }
}
