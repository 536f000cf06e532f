import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '..');

/** Attributes and properties that people see or hear. */
const shown =
  /^(?:title|text|label|lead|alt|placeholder|note|hint|description|helperText|aria-(?:label|description|valuetext|roledescription))$/;
/** Names of companies, and what ARIA itself calls a kind of element. */
const names = new Set([
  'Google Play',
  'App Store',
  'Facebook',
  'YouTube',
  'Instagram',
  'LinkedIn',
  'WhatsApp',
  'carousel',
]);

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';
const hasWords = (text: string) => /\p{L}{2}/u.test(text) && !names.has(text.trim());

function textsOf(value: unknown): string[] {
  if (!isNode(value)) return [];
  if (value.type === 'Literal') return typeof value.value === 'string' ? [value.value] : [];
  if (value.type === 'TemplateLiteral')
    return (value.quasis as { value: { cooked: string } }[]).map((one) => one.value.cooked);
  if (value.type === 'JSXExpressionContainer') return textsOf(value.expression);
  if (value.type === 'ConditionalExpression')
    return [...textsOf(value.consequent), ...textsOf(value.alternate)];
  if (value.type === 'LogicalExpression') return textsOf(value.right);
  return [];
}

/** Whether a call shows what it is given: a notice, or an error whose message people read. */
function saysItself({ type, callee }: Node): boolean {
  if (!isNode(callee)) return false;
  if (type === 'NewExpression') return callee.name === 'ApiError';
  return type === 'CallExpression' && isNode(callee.object) && callee.object.name === 'toast';
}

/** The words that a piece of code writes itself for people to read. */
function literalsIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(literalsIn);
  if (!isNode(node)) return [];
  const below = Object.values(node).flatMap(literalsIn);
  const own = (() => {
    if (node.type === 'JSXText') return [String(node.value)];
    if (node.type === 'JSXElement' || node.type === 'JSXFragment')
      return (node.children as Node[]).filter((one) => one.type !== 'JSXText').flatMap(textsOf);
    if (saysItself(node))
      return (node.arguments as Node[]).flatMap(textsOf).filter((text) => /\s/.test(text));
    if (node.type === 'JSXAttribute')
      return shown.test(String((node.name as { name?: unknown }).name)) ? textsOf(node.value) : [];
    if (node.type === 'Property') {
      const key = node.key as { name?: unknown; value?: unknown };
      return shown.test(String(key.name ?? key.value)) ? textsOf(node.value) : [];
    }
    return [];
  })();
  return [...own.filter(hasWords), ...below];
}

const literalsOf = (code: string) => literalsIn(parseSync('code.tsx', code).program);

const files = globSync('**/*.{ts,tsx}', { cwd: src }).filter(
  (file) => !/\.test\.tsx?$|(?:^|\/)testing\/|^(?:compiled|words)\//.test(file),
);
const findings = files
  .map((file) => ({ file, literals: literalsOf(readFileSync(join(src, file), 'utf8')) }))
  .filter(({ literals }) => literals.length > 0);

test('no component writes words of its own: they are in web/messages', () => {
  expect(files.length).toBeGreaterThan(200);
  const written =
    'const a = <p title="One">{open ? `Two ${x}` : words["app.x"]()}</p>; toast.error("And three");';
  expect(literalsOf(written)).toEqual(['Two ', 'One', 'And three']);
  expect(findings).toEqual([]);
});
