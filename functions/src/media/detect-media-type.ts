import type { MediaAnswer, MediaType } from '@pathshala/contract/pictures/media';
import { fileTypeFromBuffer } from 'file-type';
import { imageSize } from 'image-size';
import { DomainError, wrongField } from '../core/domain-error.ts';
import { isMediaType } from './media-store.ts';

/** Pixels that a picture may have on a side: more than any screen has, and less than what fills a phone's memory. */
const longestSide = 8000;

/**
 * What a file is by its own first bytes, whatever its sender says, and how large a picture is.
 * @param declaredType the media type that was sent with it
 * @throws DomainError `unsupported-type` for a type that nobody may upload, `invalid-fields` where the file is not what it says
 */
export async function detectMediaType(
  bytes: Buffer,
  declaredType: string,
): Promise<Omit<MediaAnswer, 'url'>> {
  if (!isMediaType(declaredType)) {
    throw new DomainError('unsupported-type', 'Send a PNG, JPEG, WebP or AVIF picture, or a PDF.');
  }
  const found = (await fileTypeFromBuffer(bytes))?.mime;
  if (found !== declaredType) throw wrongField('file', 'request-faults.fileKind', { type: declaredType });
  return {
    type: declaredType,
    bytes: bytes.length,
    ...(declaredType === 'application/pdf' ? {} : sizeOf(bytes, declaredType)),
  };
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
