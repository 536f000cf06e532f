/** The first bytes of every PNG file. */
const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** A chunk's length and name before its data, and its checksum after. */
const frameBytes = 12;

/** What the picture itself needs: pixels, colours, movement. Everything else may tell of people and places. */
const needed = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP sBIT bKGD pHYs acTL fcTL fdAT'.split(' '),
);

/** A PNG file without its metadata, its pixels untouched. @returns undefined if it is not a whole PNG file */
export function withoutMetadata(file: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] | undefined {
  if (signature.some((byte, at) => file[at] !== byte)) return undefined;
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const kept = [file.subarray(0, signature.length)];
  for (let at = signature.length; at + frameBytes <= file.length; ) {
    const end = at + frameBytes + view.getUint32(at);
    if (end > file.length) return undefined;
    const name = String.fromCharCode(...file.subarray(at + 4, at + 8));
    if (needed.has(name)) kept.push(file.subarray(at, end));
    // What some programs write behind the end is dropped, too.
    if (name === 'IEND') return kept;
    at = end;
  }
  return undefined;
}
