import { publishedSchemas } from '@pathshala/content/kinds/schemas';
import { studioBodies } from '@pathshala/content/kinds/studio-bodies';
import { figureKinds } from '@pathshala/content/render/figures/render-figure';
import { bodyFieldsOf, bodySchemas } from '@pathshala/contract/calls/endpoints';
import { maxEntries } from '@pathshala/contract/http/validation';
import { expect, test } from 'vitest';
import { array, object, type Schema, type SchemaFieldDescription, string } from 'yup';
import { DomainError, maxIssuesNamed } from '../core/domain-error.ts';
import { validate } from './body.ts';

const inherited = Object.getOwnPropertyNames(Object.prototype);

const withField = (name: string, more: object = {}): object =>
  Object.defineProperty({ ...more }, name, { value: 1, enumerable: true });

async function outcomeOf(schema: Schema, body: unknown): Promise<string> {
  try {
    await validate(schema, body);
    return 'fine';
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
}

const schemas = Object.entries({ ...bodySchemas, ...studioBodies }) as [string, Schema][];

test.each(schemas)(
  '%s: no name that every object has does anything, at the top or inside a field',
  async (_name, schema) => {
    const without = await outcomeOf(schema, {});
    for (const own of inherited) {
      expect([own, await outcomeOf(schema, withField(own))]).toEqual([own, without]);
      for (const field of bodyFieldsOf(schema)) {
        for (const value of [withField(own), [withField(own)], [[withField(own)]]]) {
          expect([own, field, await outcomeOf(schema, { [field]: value })]).toEqual([
            own,
            field,
            'invalid-fields',
          ]);
        }
      }
    }
  },
);

test('only a schema’s own fields reach it, however deep', async () => {
  const seen: unknown[] = [];
  const child = object({ age: string() }).test((value) => seen.push(Object.keys(value)) > 0);
  const schema = object({ name: string(), children: array().of(child), parent: child });
  const body = {
    name: 'Rima',
    admin: true,
    children: [withField('toString', { age: '7' })],
    parent: withField('valueOf', { age: '40', role: 'admin' }),
  };
  const clean = { name: 'Rima', children: [{ age: '7' }], parent: { age: '40' } };
  expect(await validate(schema, withField('hasOwnProperty', body))).toEqual(clean);
  expect(seen).toEqual([['age'], ['age']]);
});

type Description = SchemaFieldDescription & {
  readonly tests: Parameters<typeof maxEntries>[0]['tests'];
  readonly fields?: Record<string, SchemaFieldDescription>;
  readonly innerType?: SchemaFieldDescription;
};

function unlimited(schema: SchemaFieldDescription, path: string): string[] {
  const { type, tests, fields = {}, innerType } = schema as Description;
  const own = type === 'array' && !Number.isFinite(maxEntries({ tests })) ? [path] : [];
  const inner = Object.entries(fields).flatMap(([name, field]) => unlimited(field, `${path}.${name}`));
  return [...own, ...inner, ...(innerType ? unlimited(innerType, `${path}[]`) : [])];
}

test('every list that somebody may send, publish or draw has a limit', () => {
  const figures = figureKinds.map(({ kind, schema }) => [kind, schema] as const);
  const all = [...schemas, ...Object.entries(publishedSchemas), ...figures];
  expect(all.flatMap(([name, schema]) => unlimited(schema.describe(), name))).toEqual([]);
});

test('the entries of a list that is too long are not looked at, and it is refused in one line', async () => {
  let looked = 0;
  const entry = object().test(() => {
    looked += 1;
    return false;
  });
  const schema = object({ entries: array().of(entry).max(30).required() });
  const sent = (length: number) => ({ entries: Array.from({ length }, () => ({})) });
  await expect(validate(schema, sent(21_000))).rejects.toMatchObject({
    code: 'invalid-fields',
    message: 'entries: can have at most 30 entries',
  });
  expect(looked).toBe(0);
  const refusal = await validate(schema, sent(30)).catch((error: unknown) => error as DomainError);
  expect(looked).toBe(30);
  expect((refusal as DomainError).message.split('; ')).toHaveLength(maxIssuesNamed + 1);
  expect((refusal as DomainError).message).toMatch(/; and 10 more$/);
});
