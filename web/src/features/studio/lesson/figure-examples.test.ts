import { figureKinds, renderFigure } from '@pathshala/content/render/figures/render-figure';
import { expect, test } from 'vitest';
import { figureBlock, figureExamples, figureText } from './figure-examples.ts';

test('every kind of figure has an example, and each can be drawn', () => {
  expect(Object.keys(figureExamples)).toEqual(figureKinds.map(({ kind }) => kind));
  for (const kind of Object.keys(figureExamples))
    expect(renderFigure(figureText(kind)), kind).toContain('<figcaption>');
});

test('a figure goes into the text on one line', () => {
  expect(figureBlock(figureText('clock')).split('\n')).toHaveLength(3);
});
