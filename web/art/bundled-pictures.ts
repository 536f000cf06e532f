import { join } from 'node:path';
import { drawingFile } from './drawing/drawing-file.ts';
import { writeChanged } from './output.ts';

/** Pictures inside the site's own files, so that a page without a connection has them. */
export const bundledPictures = (): Readonly<Record<string, string>> => ({
  'offline.svg': drawingFile('states/offline'),
});

/**
 * Writes the pictures that have changed.
 * @param dir absolute path of their folder
 * @param memoryDir absolute path of a folder for temporary files
 */
export async function writeBundledPictures(dir: string, memoryDir: string): Promise<void> {
  for (const [name, drawing] of Object.entries(bundledPictures()))
    await writeChanged(join(dir, name), drawing, memoryDir);
}
