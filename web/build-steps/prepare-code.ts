import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeBundledPictures } from '@pathshala/art/bundled-pictures';
import { fontsCss, formulaFontsCss } from '@pathshala/art/fonts/build-fonts';
import { themeCss } from './theme-css.ts';
import { compileWords } from './words/words.ts';

const webDir = fileURLToPath(new URL('..', import.meta.url));

/**
 * Generates what the site's code imports: messages as functions, bundled pictures, the theme's variables, font faces.
 * Runs before anything reads that code: types, tests, builds.
 */
compileWords();
await writeBundledPictures(join(webDir, 'src/ui/pictures'), join(webDir, 'node_modules/.cache/pathshala'));
const { pages, widgets } = themeCss();
await writeFile(join(webDir, 'src/theme/theme.css'), pages);
await writeFile(join(webDir, 'src/theme/widgets.css'), widgets);
await writeFile(join(webDir, 'src/theme/fonts.css'), fontsCss());
await writeFile(join(webDir, 'src/theme/formula-fonts.css'), formulaFontsCss());
