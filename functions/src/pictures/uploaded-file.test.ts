import { imageSize } from 'image-size';
import { expect, test } from 'vitest';
import { tinyPng } from '../../test/support/media-files.ts';
import { withoutMetadata } from './uploaded-file.ts';

const segment = (marker: number, content: Buffer | string) => {
  const body = Buffer.from(content);
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
};

function exif(way: number, order: 'II' | 'MM'): Buffer {
  const tiff = Buffer.alloc(26);
  const [two, four] =
    order === 'II'
      ? (['writeUInt16LE', 'writeUInt32LE'] as const)
      : (['writeUInt16BE', 'writeUInt32BE'] as const);
  tiff.write(order);
  tiff[two](42, 2);
  tiff[four](8, 4);
  tiff[two](1, 8);
  tiff[two](0x0112, 10);
  tiff[two](3, 12);
  tiff[four](1, 14);
  tiff[two](way, 18);
  return Buffer.concat([Buffer.from('Exif\0\0'), tiff, Buffer.from('GPS 23.8,90.4')]);
}

const frame = segment(0xc0, Buffer.from([8, 0, 2, 0, 3, 1, 1, 0x11, 0]));
const scan = Buffer.concat([
  segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
  Buffer.from([1, 0xff, 0, 2, 0xff, 0xd0, 3]),
]);
const start = Buffer.from([0xff, 0xd8]);
const end = Buffer.from([0xff, 0xd9]);
const jfif = segment(0xe0, 'JFIF\0and so on');
const profile = segment(0xe2, 'ICC_PROFILE\0colours');
const adobe = segment(0xee, 'Adobe\0');
/** A JPEG with notes where cameras write them. */
const jpeg = (...notes: readonly Buffer[]) => [start, jfif, ...notes, profile, adobe, frame, scan, end];
const secret = 'GPS 23.8,90.4';

test.each<[string, Buffer[], number | undefined]>([
  ['nothing', jpeg(), undefined],
  ['Exif', jpeg(segment(0xe1, exif(1, 'MM'))), undefined],
  ['Exif that turns', jpeg(segment(0xe1, exif(6, 'MM'))), 6],
  ['Exif of Intel’s order', jpeg(segment(0xe1, exif(8, 'II'))), 8],
  ['XMP', jpeg(segment(0xe1, `http://ns.adobe.com/xap/1.0/\0${secret}`)), undefined],
  ['IPTC', jpeg(segment(0xed, secret)), undefined],
  ['a remark', jpeg(segment(0xfe, secret)), undefined],
  ['another picture’s list', jpeg(segment(0xe2, `MPF\0${secret}`)), undefined],
  [
    'a note between two scans',
    [start, jfif, profile, adobe, frame, scan, segment(0xe1, exif(1, 'MM')), scan, end],
    undefined,
  ],
  ['a picture behind its end', [...jpeg(), start, segment(0xe1, exif(1, 'MM')), frame, scan, end], undefined],
  ['no end', [start, jfif, segment(0xfe, secret), profile, adobe, frame, scan], undefined],
])('a JPEG with %s keeps its colours and its way up, and nothing else of its camera', (_what, parts, way) => {
  const kept = withoutMetadata(Buffer.concat(parts), 'image/jpeg');
  expect(kept.includes('GPS')).toBe(false);
  for (const one of [jfif, profile, adobe, frame, scan]) expect(kept.includes(one)).toBe(true);
  expect(kept.subarray(-2)).toEqual(end);
  expect(imageSize(kept)).toMatchObject({ width: 3, height: 2, ...(way && { orientation: way }) });
  expect(withoutMetadata(kept, 'image/jpeg')).toEqual(kept);
});

const chunk = (name: string, text: string) => {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(text.length);
  return Buffer.concat([size, Buffer.from(name + text), Buffer.alloc(4)]);
};

test('a PNG loses its texts, its time and its Exif, and what follows its end', () => {
  const notes = ['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME'].map((name) => chunk(name, secret));
  const noted = Buffer.concat([tinyPng.subarray(0, 33), ...notes, tinyPng.subarray(33), Buffer.from(secret)]);
  expect(withoutMetadata(noted, 'image/png')).toEqual(tinyPng);
});

const riff = (...chunks: Buffer[]) => {
  const body = Buffer.concat(chunks);
  const head = Buffer.from('RIFF\0\0\0\0WEBP');
  head.writeUInt32LE(body.length + 4, 4);
  return Buffer.concat([head, body]);
};
const webpChunk = (name: string, content: readonly number[] | string) => {
  const body = Buffer.from(content as string);
  const head = Buffer.from(`${name}\0\0\0\0`);
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
};
const vp8x = (flags: number) => webpChunk('VP8X', [flags, 0, 0, 0, 2, 0, 0, 1, 0, 0]);

test('a WebP loses its Exif and its XMP, and says no longer that it has them', () => {
  const picture = webpChunk('VP8L', [0x2f, 1, 2]);
  const noted = riff(vp8x(0x2c), picture, webpChunk('EXIF', secret), webpChunk('XMP ', secret));
  expect(withoutMetadata(noted, 'image/webp')).toEqual(riff(vp8x(0x20), picture));
});

test('an AVIF with metadata is refused, another one stays as it is', () => {
  const item = (type: string) =>
    Buffer.from(`\0\0\0\x20ftypavif\0\0\0\x15infe\x02\0\0\0\0\x01\0\0${type}\0`, 'latin1');
  expect(withoutMetadata(item('av01'), 'image/avif')).toEqual(item('av01'));
  for (const type of ['Exif', 'mime'])
    expect(() => withoutMetadata(item(type), 'image/avif')).toThrow('metadata');
});

test.each([
  ['image/jpeg', Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff, 1])],
  ['image/jpeg', Buffer.from([0xff, 0xd8, 1, 2])],
  ['image/png', tinyPng.subarray(0, 40)],
  ['image/webp', riff(vp8x(0)).subarray(0, 18)],
] as const)('a %s that ends too early is refused', (type, bytes) => {
  expect(() => withoutMetadata(bytes, type)).toThrow(type);
});
