import { figureKinds, renderFigure } from '@pathshala/content/render/figures/render-figure';
import { languages } from '@pathshala/contract/text/languages';
import { expect, test } from 'vitest';
import { figureBlock, figureText, startersIn } from './starters.ts';

test.each(languages)('in %s every kind of figure has an example that can be drawn', (language) => {
  const { figures } = startersIn(language);
  expect(Object.keys(figures)).toEqual(figureKinds.map(({ kind }) => kind));
  for (const kind of Object.keys(figures)) {
    const drawn = renderFigure(figureText(kind, language), language === 'bn' ? 'bn' : undefined);
    expect(drawn, kind).toContain('<figcaption>');
    expect(/\p{Script=Bengali}/u.test(drawn), kind).toBe(language === 'bn');
  }
});

test('the JSON of a figure is on one line in the text', () => {
  expect(figureBlock(figureText('clock', 'en')).split('\n')).toHaveLength(3);
});
