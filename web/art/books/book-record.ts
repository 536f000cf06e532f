import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface BuiltBook {
  id: string;
  file: string;
  bytes: number;
  pages: number;
}

interface BookRecord {
  inputs: string;
  bytes: number;
  pages: number;
}

/** A dot file, which the hosting configuration leaves out of a deployment. */
const recordPath = (outDir: string, id: string): string => join(outDir, `.${id}.inputs.json`);

export const pdfPath = (outDir: string, id: string): string => join(outDir, `${id}.pdf`);

export async function findUnchanged(
  outDir: string,
  id: string,
  inputs: string,
): Promise<BuiltBook | undefined> {
  try {
    const record: unknown = JSON.parse(await readFile(recordPath(outDir, id), 'utf8'));
    const file = pdfPath(outDir, id);
    const pdf = await readFile(file);
    if (!isRecord(record) || record.inputs !== inputs || record.bytes !== pdf.byteLength) return undefined;
    return { id, file, bytes: pdf.byteLength, pages: record.pages };
  } catch {
    return undefined;
  }
}

export async function rememberBook(outDir: string, book: BuiltBook, inputs: string): Promise<void> {
  const record: BookRecord = { inputs, bytes: book.bytes, pages: book.pages };
  await writeFile(recordPath(outDir, book.id), `${JSON.stringify(record)}\n`);
}

function isRecord(value: unknown): value is BookRecord {
  return (
    typeof value === 'object' &&
    value !== null &&
    'inputs' in value &&
    'bytes' in value &&
    'pages' in value &&
    typeof value.pages === 'number'
  );
}
