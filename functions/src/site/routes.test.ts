import { paletteOf } from '@pathshala/brand/palette';
import { tokens } from '@pathshala/brand/tokens';
import { contrastGrounds } from '@pathshala/content/kinds/school';
import { type ErrorCode, errorCodes } from '@pathshala/contract/http/errors';
import { fieldIssuesIn } from '@pathshala/contract/http/validation';
import { contactSchema } from '@pathshala/contract/site/contact';
import { contrastOf, leastContrast, luminanceOf } from '@pathshala/contract/site/school';
import express from 'express';
import { expect, test } from 'vitest';
import { duringTests, serve } from '../../test/support/server.ts';
import { DomainError, invalidFields } from '../core/domain-error.ts';
import { contactRefusalPage } from './routes.ts';

const long = 'x'.repeat(6000);
const wrong = [
  {},
  { name: long, email: long, message: long },
  { name: 'Rima', email: 'no address', message: 'Hello' },
];
const refusalOf = (input: object) => invalidFields(fieldIssuesIn(contactSchema, input, { strict: false }));
const refusals: Readonly<Record<string, DomainError>> = {
  ...Object.fromEntries(
    Object.keys(errorCodes).map((code) => [
      code,
      new DomainError(code as ErrorCode, 'Only said in English.'),
    ]),
  ),
  ...Object.fromEntries(wrong.map((input, at) => [`fields-${at}`, refusalOf(input)])),
};

const server = duringTests(() => {
  const app = express();
  for (const [path, refusal] of Object.entries(refusals)) {
    app.post(`/${path}`, (request, response) => {
      response.send(contactRefusalPage(request, refusal, '4k9t2mzx0q'));
    });
  }
  return serve(app);
});

async function pageOf(code: string): Promise<string> {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html' };
  const answer = await fetch(`${server.origin}/${code}`, { method: 'POST', headers, body: 'name=Rima' });
  return answer.text();
}

test('an error of ours names the request', async () => {
  expect(await pageOf('unavailable')).toContain('quote this code: 4k9t2mzx0q');
});

test('every refusal is in Bangla for a form in Bangla', async () => {
  for (const path of Object.keys(refusals)) {
    const page = await pageOf(`${path}?lang=bn`);
    expect(page, path).toContain('<html lang="bn" dir="ltr">');
    const [, content = ''] = /<main>(.*)<\/main>/s.exec(page) ?? [];
    const said = content.replaceAll(/<[^>]*>/g, '').replaceAll('4k9t2mzx0q', '');
    expect(said, path).toMatch(/\p{Script=Bengali}/u);
    expect(said, path).not.toMatch(/[A-Za-z0-9]/);
  }
});

test.each(['#0B6E4F', '#5B2A86', '#B3261E', '#123A6B', '#000000'])(
  'the main colour %s is read in both schemes, on the grounds that it is measured on',
  (main) => {
    const { light, dark } = paletteOf({ main, accent: '#F2C14E' });
    const on = (colour: string, ground: string) => contrastOf(colour, luminanceOf(ground));
    const read = [
      [light.leaf, tokens.light.tint],
      [light.leaf, light.onLeaf],
      [light.leafDark, light.onLeaf],
      [light.marigold, tokens.onMarigold],
      [light.marigoldDark, tokens.onMarigold],
      [dark.leaf, tokens.dark.card],
      [dark.leaf, dark.onLeaf],
      [dark.leafDark, dark.onLeaf],
      [dark.marigold, tokens.onMarigold],
    ] as const;
    expect(read.filter(([one, other]) => on(one, other) < leastContrast)).toEqual([]);
    expect(contrastGrounds.main).toBeCloseTo(luminanceOf(tokens.light.tint), 3);
    expect(contrastGrounds.accent).toBeCloseTo(luminanceOf(tokens.onMarigold), 3);
  },
);
