import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { bookBrand } from './book-brand.ts';
import { type BuiltBook, findUnchanged, pdfPath, rememberBook } from './book-record.ts';
import { defaultFontDirs, describeShared, fingerprintBook, listBookIds } from './book-sources.ts';
import { describeProblems } from './typst-problems.ts';

export interface BuildBooksOptions {
  /** Folder of `<id>.typ`, `<id>.json` and the shared `_template.typ`. */
  contentDir: string;
  outDir: string;
  /** Folders of font packages (each with a package.json), instead of the installed ones. */
  fontDirs?: readonly string[];
}

/**
 * Builds all books whose inputs changed since the last run and returns all of them, sorted by id.
 * The same inputs give the same bytes. Rejects with an error that names file and line of every Typst error.
 */
export async function buildBooks(options: BuildBooksOptions): Promise<BuiltBook[]> {
  const contentDir = resolve(options.contentDir);
  const outDir = resolve(options.outDir);
  const fontDirs = options.fontDirs ?? defaultFontDirs();
  await mkdir(outDir, { recursive: true });
  const shared = await describeShared(contentDir, fontDirs);
  // Only if a book needs it: loading the typesetter and its fonts takes most of an idle run.
  let compiler: NodeCompiler | undefined;
  const books: BuiltBook[] = [];
  for (const id of await listBookIds(contentDir)) {
    const inputs = await fingerprintBook(contentDir, id, shared);
    let book = await findUnchanged(outDir, id, inputs);
    if (!book) {
      compiler ??= createCompiler(contentDir, fontDirs);
      book = await buildBook(compiler, contentDir, outDir, id);
      await rememberBook(outDir, book, inputs);
    }
    books.push(book);
  }
  return books;
}

function createCompiler(contentDir: string, fontDirs: readonly string[]): NodeCompiler {
  const compiler = NodeCompiler.create({ workspace: contentDir, fontArgs: [{ fontPaths: [...fontDirs] }] });
  for (const [file, text] of Object.entries(bookBrand())) {
    compiler.mapShadow(join(contentDir, file), Buffer.from(text));
  }
  return compiler;
}

async function buildBook(
  compiler: NodeCompiler,
  contentDir: string,
  outDir: string,
  id: string,
): Promise<BuiltBook> {
  const compiled = compiler.compile({ mainFilePath: join(contentDir, `${id}.typ`) });
  const document = compiled.result;
  if (!document) {
    const error = compiled.takeError() ?? compiled.takeDiagnostics();
    const problems = error
      ? describeProblems(compiler.fetchDiagnostics(error), contentDir)
      : 'no reason given';
    throw new Error(`The book ${id} cannot be typeset:\n${problems}`);
  }
  const pdf = compiler.pdf(document);
  const file = pdfPath(outDir, id);
  await writeFile(file, pdf);
  return { id, file, bytes: pdf.byteLength, pages: document.numOfPages };
}
