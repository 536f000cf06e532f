// `npm run content`: reads and checks the school's files, and says what of them has no version in another language yet.

import { readGlossary } from '@pathshala/content/glossary';
import { loadContent } from '@pathshala/content/load-content';
import { ContentError } from '@pathshala/content/problems';
import { untranslated } from '@pathshala/content/untranslated';
import { translations } from '@pathshala/contract/language';
import { step } from './lib/messages.ts';

/** As many places are named as a screen holds. */
const named = 20;

function list(places: readonly string[]): void {
  for (const place of places.slice(0, named)) console.log(`  ${place}`);
  if (places.length > named) console.log(`  … and ${places.length - named} more`);
}

try {
  const content = loadContent();
  step('glossary', `${readGlossary().length} words`);
  for (const language of translations) {
    const { lessons, texts, of } = untranslated(content, language);
    step(
      language,
      `${of.lessons - lessons.length} of ${of.lessons} lessons${lessons.length > 0 ? '; without:' : ''}`,
    );
    list(lessons);
    step(language, `${of.texts - texts.length} of ${of.texts} texts${texts.length > 0 ? '; without:' : ''}`);
    list(texts);
  }
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(`✗ ${error.message}`);
  process.exitCode = 1;
}
