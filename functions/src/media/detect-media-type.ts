import { limits } from '@pathshala/contract/http/limits';
import type { MediaAnswer, MediaType } from '@pathshala/contract/pictures/media';
import { fileTypeFromBuffer } from 'file-type';
import { imageSize } from 'image-size';
import { DomainError, wrongField } from '../core/domain-error.ts';
import { isMediaType } from './media-store.ts';

/**
 * Detects a file's media type from its bytes, and a picture's size.
 * @param declaredType the sent media type
 * @throws DomainError `unsupported-type` for a type that may not be uploaded, `invalid-fields` if they differ
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
  if (Math.max(width, height) > limits.pictureSide)
    throw wrongField('file', 'request-faults.fileSize', { most: limits.pictureSide });
  return { width, height };
}

function sizeIn(bytes: Buffer) {
  try {
    const { width, height } = imageSize(bytes);
    return width > 0 && height > 0 ? { width, height } : undefined;
  } catch {
    // Starts like a picture but is not one.
    return undefined;
  }
}
