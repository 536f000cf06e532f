import { join } from 'node:path';
import { drawingFile } from './drawing/drawing-file.ts';
import { writeChanged } from './output.ts';

/** Pictures that the site's own files hold: a page that cannot reach the school has them all the same. */
export const bundledPictures = (): Readonly<Record<string, string>> => ({
  'error.svg': drawingFile('states/error'),
  'offline.svg': drawingFile('states/offline'),
});

/**
 * Writes the pictures that have changed.
 * @param dir absolute path of their folder
 * @param memoryDir absolute path of a folder for files half written
 */
export async function writeBundledPictures(dir: string, memoryDir: string): Promise<void> {
  for (const [name, drawing] of Object.entries(bundledPictures()))
    await writeChanged(join(dir, name), drawing, memoryDir);
}
