import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeBundledPictures } from '@pathshala/art/bundled-pictures';
import { compileWords } from './words.ts';

const webDir = fileURLToPath(new URL('..', import.meta.url));

/**
 * What the site's code imports though nobody writes it by hand: its words as functions, the pictures in its script.
 * Made before anything reads that code: types, tests, builds.
 */
await compileWords();
await writeBundledPictures(join(webDir, 'src/ui/pictures'), join(webDir, 'node_modules/.cache/pathshala'));
