import { outline } from '@pathshala/art/text/outline';
import type { Language } from '@pathshala/contract/text/languages';
import { expect, test } from 'vitest';
import { drawnNames } from '../src/app/drawn-name.tsx';
import { languageNames } from '../src/words/languages.ts';

test('the committed names of languages are drawn as the school writes them', () => {
  for (const [language, d] of Object.entries(drawnNames)) {
    const name = languageNames[language as Language];
    expect(d, name).toBe(outline(name, { font: 'strong', size: 60, decimals: 0 }).d);
  }
});
