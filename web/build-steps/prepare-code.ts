import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawingFile } from '@pathshala/art/drawing/drawing-file';
import { fontsCss, formulaFontsCss, translatedFontsCss } from '@pathshala/art/fonts/build-fonts';
import { writeChanged } from '@pathshala/art/output';
import { themeCss } from './theme-css.ts';
import { compileWords } from './words/words.ts';

const webDir = fileURLToPath(new URL('..', import.meta.url));

/**
 * Generates what the site's code imports: messages as functions, a picture, the theme's variables, font faces.
 * Runs before anything reads that code: types, tests, builds.
 */
compileWords();
// In every page's script, since it is shown where no file comes.
const offline = join(webDir, 'src/ui/pictures/offline.svg');
await writeChanged(offline, drawingFile('files/img/offline'), join(webDir, 'node_modules/.cache/pathshala'));
const { pages, widgets } = themeCss();
await writeFile(join(webDir, 'src/theme/theme.css'), pages);
await writeFile(join(webDir, 'src/theme/widgets.css'), widgets);
await writeFile(join(webDir, 'src/theme/fonts.css'), fontsCss());
await writeFile(join(webDir, 'src/theme/translated-fonts.css'), translatedFontsCss());
await writeFile(join(webDir, 'src/theme/formula-fonts.css'), formulaFontsCss());
