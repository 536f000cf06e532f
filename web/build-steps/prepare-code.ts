import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawingFile } from '@pathshala/art/drawing/drawing-file';
import {
  fontsCss,
  formulaFontsCss,
  otherLettersCss,
  translatedFontsCss,
} from '@pathshala/art/fonts/build-fonts';
import { writeChanged } from '@pathshala/art/output';
import { themeCss } from './theme-css.ts';
import { compileWords } from './words/words.ts';

const webDir = fileURLToPath(new URL('..', import.meta.url));

/**
 * Generates what the site's code imports. Runs before types, tests and builds; unchanged files are not rewritten, as others may
 * be reading them.
 */
compileWords();
const { pages, widgets } = themeCss();
const generated = {
  // In every page's script, because it is shown when files cannot be loaded.
  'ui/pictures/offline.svg': drawingFile('files/img/offline'),
  'theme/theme.css': pages,
  'theme/widgets.css': widgets,
  'theme/fonts.css': fontsCss(),
  'theme/translated-fonts.css': translatedFontsCss(),
  'theme/other-letters.css': otherLettersCss(),
  'theme/formula-fonts.css': formulaFontsCss(),
};
for (const [path, content] of Object.entries(generated))
  await writeChanged(join(webDir, 'src', path), content, join(webDir, 'node_modules/.cache/pathshala'));
