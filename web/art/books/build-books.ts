import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { fontPath } from '@pathshala/brand/font-file';
import { bodyFont, headingFont } from '@pathshala/brand/fonts';
import { drawnTokens } from '@pathshala/brand/palette';
import { siteIn } from '@pathshala/brand/site-in';
import { builtSubjects } from '@pathshala/content/kinds/known-subjects';
import { forLanguages } from '@pathshala/contract/text/languages';
import { palette } from '../drawing/color.ts';
import { markPicture } from '../icons/mark.ts';
import { keptArt } from '../kept-files.ts';
import type { Output } from '../output.ts';
import type { BookFile } from '../publish/book-entries.ts';

const { paper, card, ink, soft, line, tint, leaf, marigold } = drawnTokens.light;

/** The mark is on the chalkboard's colour, because a cover may have the mark's own colour. */
const bookBrand = (): Readonly<Record<string, string>> => ({
  '_brand.json': JSON.stringify({
    name: forLanguages((language) => siteIn(language).name),
    'heading-font': headingFont.family,
    'body-font': bodyFont.family,
    colours: { paper, card, ink, soft, line, tint, leaf, marigold, 'on-ink': drawnTokens.dark.ink },
    grounds: Object.fromEntries(builtSubjects.map(({ id, colour }) => [id, colour])),
  }),
  '_mark.svg': markPicture(palette.board),
});

function fontFolders(): string[] {
  const files = [...Object.values(bodyFont.files), ...Object.values(headingFont.files)];
  const packages = new Set(files.map((path) => path.split('/').slice(0, 2).join('/')));
  return [...packages].map((name) => dirname(fontPath(`${name}/package.json`)));
}

const detailsOf = (id: string) => `${id.replace(/\..*$/, '')}.json`;

const field = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

/** `book.typ:12:4: message`: lines and columns from 1, as editors count; Typst counts them from 0. */
function problemIn(folder: string, diagnostic: unknown): string {
  const path = field(diagnostic, 'path');
  const start = field(field(diagnostic, 'range'), 'start');
  const [row, column] = [field(start, 'line'), field(start, 'character')];
  const file = path ? relative(folder, String(path)) : 'unknown file';
  const place = typeof row === 'number' ? `:${row + 1}:${Number(column) + 1}` : '';
  return `${file}${place}: ${field(diagnostic, 'message') ?? 'unknown problem'}`;
}

/** @throws Error naming file and line of each Typst error */
function typeset(compiler: NodeCompiler, folder: string, id: string): Buffer {
  const compiled = compiler.compile({ mainFilePath: join(folder, `${id}.typ`) });
  const document = compiled.result;
  if (!document) {
    const error = compiled.takeError() ?? compiled.takeDiagnostics();
    const problems = error ? compiler.fetchDiagnostics(error).map((one) => problemIn(folder, one)) : [];
    throw new Error(`The book ${id} cannot be typeset:\n${problems.join('\n')}`);
  }
  // The number of pages comes first, in two bytes: what is kept is one file.
  const pages = Buffer.alloc(2);
  pages.writeUInt16BE(document.numOfPages);
  return Buffer.concat([pages, compiler.pdf(document)]);
}

function openCompiler(folder: string): NodeCompiler {
  const compiler = NodeCompiler.create({ workspace: folder, fontArgs: [{ fontPaths: fontFolders() }] });
  for (const [file, text] of Object.entries(bookBrand()))
    compiler.mapShadow(join(folder, file), Buffer.from(text));
  return compiler;
}

/**
 * Writes all books, sorted by id, and sets those whose text changed. A file that begins with `_` is a shared part; a
 * translation is beside the first file: `<id>.bn.typ`. A withdrawn book has no details.
 * @param folder of `<id>.typ`, `<id>.json` and the shared parts
 * @throws Error naming file and line of each Typst error
 */
export async function buildBooks(output: Output, folder: string): Promise<BookFile[]> {
  const files = (await readdir(folder)).sort();
  const read = (file: string) => readFile(join(folder, file), 'utf8');
  const parts = files.filter((file) => /^_.*\.typ$/.test(file));
  const shared = [...Object.values(bookBrand()), ...(await Promise.all(parts.map(read)))];
  const ids = files
    .filter((file) => file.endsWith('.typ') && !file.startsWith('_'))
    .map((file) => file.slice(0, -'.typ'.length))
    .filter((id) => files.includes(detailsOf(id)));
  // Only if a book needs it: loading the typesetter and its fonts takes most of an idle run.
  let compiler: NodeCompiler | undefined;
  const books: BookFile[] = [];
  for (const id of ids) {
    const own = await Promise.all([`${id}.typ`, detailsOf(id)].map(read));
    const kept = Buffer.from(
      await keptArt(['book', id, ...shared, ...own], async () => {
        compiler ??= openCompiler(folder);
        return typeset(compiler, folder, id);
      }),
    );
    const pdf = kept.subarray(2);
    await output.write(`books/${id}.pdf`, pdf);
    books.push({ id, bytes: pdf.byteLength, pages: kept.readUInt16BE() });
  }
  return books;
}
