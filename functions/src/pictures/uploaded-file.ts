import { limits } from '@pathshala/contract/http/limits';
import { type MediaAnswer, type MediaType, mediaTypes } from '@pathshala/contract/pictures/media';
import { fileTypeFromBuffer } from 'file-type';
import { imageSize } from 'image-size';
import { DomainError, wrongField } from '../core/domain-error.ts';

const isMediaType = (type: string): type is MediaType => Object.hasOwn(mediaTypes, type);

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
    return undefined;
  }
}

/** Removes the place, time, names and thumbnails that a camera wrote; keeps the orientation. @throws DomainError `invalid-fields` */
export function withoutMetadata(bytes: Buffer, type: MediaType): Buffer {
  const strip = strippers[type];
  if (!strip) return bytes;
  try {
    return Buffer.concat(strip(bytes));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw wrongField('file', 'request-faults.fileBroken', { type });
  }
}

const strippers: Readonly<Partial<Record<MediaType, (bytes: Buffer) => Buffer[]>>> = {
  'image/jpeg': jpeg,
  'image/png': png,
  'image/webp': webp,
  'image/avif': avif,
};

const [soi, sos, eoi] = [0xd8, 0xda, 0xd9];
/** JFIF, and Adobe's note of the colours. The colour profile is an `APP2` known by its first bytes. */
const plainSegments: ReadonlySet<number> = new Set([0xe0, 0xee]);

function jpeg(bytes: Buffer): Buffer[] {
  const kept: Buffer[] = [Buffer.from([0xff, soi])];
  let at = 2;
  for (;;) {
    const start = at;
    // Some programs leave out the end.
    if (at === bytes.length) return [...kept, Buffer.from([0xff, eoi])];
    if (bytes.readUInt8(at) !== 0xff) throw new RangeError();
    while (bytes.readUInt8(at) === 0xff) at += 1;
    const marker = bytes.readUInt8(at);
    at += 1;
    // Cameras append further pictures, which have their own metadata.
    if (marker === eoi) return [...kept, bytes.subarray(start, at)];
    const end = at + bytes.readUInt16BE(at);
    const segment = part(bytes, at + 2, end);
    at = marker === sos ? endOfScan(bytes, end) : end;
    const isNote = marker === 0xfe || (marker >= 0xe1 && marker <= 0xef);
    const isProfile = marker === 0xe2 && segment.toString('latin1', 0, 11) === 'ICC_PROFILE';
    if (!isNote || isProfile || plainSegments.has(marker)) kept.push(bytes.subarray(start, at));
    else if (marker === 0xe1) kept.push(...turn(segment));
  }
}

/** Where the next marker is: in a scan, `FF` is followed by 0 or the number of a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}

/** Exif's tag for the orientation. */
const orientation = 0x0112;

/** An Exif segment with the orientation alone; none if it is the usual one. */
function turn(segment: Buffer): Buffer[] {
  if (segment.toString('latin1', 0, 6) !== 'Exif\0\0') return [];
  const exif = segment.subarray(6);
  const isLittle = exif.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (isLittle ? exif.readUInt16LE(at) : exif.readUInt16BE(at));
  const tags = isLittle ? exif.readUInt32LE(4) : exif.readUInt32BE(4);
  for (let at = tags + 2; at < tags + 2 + 12 * short(tags); at += 12) {
    const way = short(at) === orientation ? short(at + 8) : 1;
    if (way < 2 || way > 8) continue;
    const only = Buffer.from(
      'ffe100224578696600004d4d002a00000008000101120003000000010000000000000000',
      'hex',
    );
    only.writeUInt16BE(way, 28);
    return [only];
  }
  return [];
}

const pngNotes: ReadonlySet<string> = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME']);

function png(bytes: Buffer): Buffer[] {
  const kept = [bytes.subarray(0, 8)];
  for (let at = 8; ; ) {
    const end = at + 12 + bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + 8);
    const chunk = part(bytes, at, end);
    if (!pngNotes.has(name)) kept.push(chunk);
    if (name === 'IEND') return kept;
    at = end;
  }
}

function webp(bytes: Buffer): Buffer[] {
  const whole = 8 + bytes.readUInt32LE(4);
  const kept: Buffer[] = [];
  for (let at = 12; at < whole; ) {
    const size = bytes.readUInt32LE(at + 4);
    const name = bytes.toString('latin1', at, at + 4);
    // Chunks begin at even places; the last one's filling byte may be missing.
    const end = Math.min(at + 8 + size + (size % 2), Math.max(whole, at + 8 + size));
    const chunk = Buffer.from(part(bytes, at, end));
    // The head says which chunks follow: 8 is Exif, 4 is XMP.
    if (name === 'VP8X') chunk.writeUInt8(chunk.readUInt8(8) & ~0x0c, 8);
    if (name !== 'EXIF' && name !== 'XMP ') kept.push(chunk);
    at = end;
  }
  const head = Buffer.from(bytes.subarray(0, 12));
  head.writeUInt32LE(
    kept.reduce((sum, { length }) => sum + length, 4),
    4,
  );
  return [head, ...kept];
}

/** Its metadata is stored as items, which only an AVIF library can remove. */
function avif(bytes: Buffer): Buffer[] {
  if (/infe.{8,10}(?:Exif|mime)/s.test(bytes.toString('latin1'))) {
    throw wrongField('file', 'request-faults.fileMetadata');
  }
  return [bytes];
}

function part(bytes: Buffer, start: number, end: number): Buffer {
  if (end > bytes.length || end < start) throw new RangeError();
  return bytes.subarray(start, end);
}
