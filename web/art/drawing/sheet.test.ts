import sharp from 'sharp';
import { expect, test } from 'vitest';
import { sheetOf } from './sheet.ts';
import { svg } from './svg.ts';

const square = (color: string) =>
  svg(10, 10, `<defs><rect id="s" width="10" height="10" fill="${color}"/></defs><use href="#s"/>`);
const sheet = sheetOf([
  ['red', square('#f00')],
  ['blue', square('#00f')],
]);

/** The colour in the middle of the visible part. */
async function shown(drawing: string): Promise<number[]> {
  const { data } = await sharp(Buffer.from(drawing))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data.subarray(3 * 55, 3 * 56)];
}

test('drawings do not overlap, nor do the ids of their parts', async () => {
  expect(await shown(sheet)).toEqual([255, 0, 0]);
  const [, view = ''] = /<view id="blue" viewBox="([^"]+)"/.exec(sheet) ?? [];
  expect(await shown(sheet.replace('viewBox="0 0 10 10"', `viewBox="${view}"`))).toEqual([0, 0, 255]);
});

test('a drawing that is incomplete or has another size is an error that names it', () => {
  expect(() => sheetOf([['part', '<g/>']])).toThrow('part is not a whole drawing');
  expect(() =>
    sheetOf([
      ['one', square('#f00')],
      ['two', svg(20, 10, '')],
    ]),
  ).toThrow('two is not as large');
});
