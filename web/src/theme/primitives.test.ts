import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..');
const sheet = readFileSync(join(import.meta.dirname, 'primitives.css'), 'utf8').replaceAll(
  /\/\*[\s\S]*?\*\//g,
  '',
);
const primitives = new Set([...sheet.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name));

/** What Swiper's own sheet knows. */
const fromElsewhere = ['swiper', 'swiper-wrapper', 'swiper-slide'];

/** What a choice in the code says: `${isRight ? 'good' : ''}`. */
const chosenIn = (code: string) =>
  [...code.matchAll(/[?:]\s*'([^']*)'/g)].map(([, name = '']) => name).join(' ');

/** The words of every `className` that are there as they are, also those within a choice. */
const used = globSync('**/*.tsx', { cwd: source, exclude: ['**/*.test.tsx'] }).flatMap((path) =>
  [
    ...readFileSync(join(source, path), 'utf8').matchAll(
      /className=(?:"([^"]*)"|\{`([^`]*)`\}|\{([^{}`]*)\})/g,
    ),
  ]
    .flatMap(([, plain, put = '', code = '']) =>
      (
        plain ?? `${put.replaceAll(/\$\{([^}]*)\}/g, (_, inside) => chosenIn(inside))} ${chosenIn(code)}`
      ).split(/\s+/),
    )
    .filter(Boolean)
    .map((name) => ({ path, name })),
);

test('every class that is not a sheet’s own is a primitive', () => {
  const unknown = used.filter(({ name }) => !primitives.has(name) && !fromElsewhere.includes(name));
  expect(unknown).toEqual([]);
});

test('a primitive is of use in several places', () => {
  const times = (name: string) => used.filter((one) => one.name === name).length;
  expect([...primitives].filter((name) => times(name) < 2)).toEqual([]);
});
