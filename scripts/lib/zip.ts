import { crc32 } from 'node:zlib';

/** 1 January 1980, the earliest date that a zip file can hold: the same input gives the same bytes. */
const dosDate = 0x0021;
const versionNeeded = 10;

function localHeader(name: Buffer, data: Buffer): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(versionNeeded, 4);
  header.writeUInt16LE(dosDate, 12);
  header.writeUInt32LE(crc32(data), 14);
  header.writeUInt32LE(data.length, 18);
  header.writeUInt32LE(data.length, 22);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, name, data]);
}

function directoryEntry(name: Buffer, data: Buffer, offset: number): Buffer {
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(versionNeeded, 4);
  entry.writeUInt16LE(versionNeeded, 6);
  entry.writeUInt16LE(dosDate, 14);
  entry.writeUInt32LE(crc32(data), 16);
  entry.writeUInt32LE(data.length, 20);
  entry.writeUInt32LE(data.length, 24);
  entry.writeUInt16LE(name.length, 28);
  entry.writeUInt32LE(offset, 42);
  return Buffer.concat([entry, name]);
}

function endOfDirectory(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}

/** A zip file with the given entries, stored without compression. */
export function storedZip(files: ReadonlyArray<{ name: string; text: string }>): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const file of files) {
    const name = Buffer.from(file.name);
    const data = Buffer.from(file.text);
    const local = localHeader(name, data);
    locals.push(local);
    directory.push(directoryEntry(name, data, offset));
    offset += local.length;
  }
  const size = directory.reduce((sum, entry) => sum + entry.length, 0);
  return Buffer.concat([...locals, ...directory, endOfDirectory(files.length, size, offset)]);
}
