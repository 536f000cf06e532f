import { expect, test } from 'vitest';
import { withoutMarkdown } from './clip-text.ts';

test.each([
  ['## Why sleep?\n\nIt **helps**.', 'Why sleep?\n\nIt helps.'],
  ['> She said *one* thing, [here](https://a.example/b).', 'She said one thing, here.'],
  ['Press `Enter` and **read** __it__.', 'Press Enter and read it.'],
  ['One.\n\n```figure\n{ "kind": "bars" }\n```\n\nTwo.', 'One.\n\n\nTwo.'],
  ['| a | b |\n| --- | :-: |\n| 1 | 2 |', '| a | b |\n| 1 | 2 |'],
  ['### ঘুম কেন **দরকার**?', 'ঘুম কেন দরকার?'],
])('%s', (written, read) => expect(withoutMarkdown(written)).toBe(read));

test.each([
  '3 * 4 * 5 = 60',
  '2 ** 3',
  'Class #7 is at 5 > 4',
  '– a line\n- another',
  'a_b_c and snake_case',
  '5*4*3',
])('what only looks like it stays: %s', (text) => expect(withoutMarkdown(text)).toBe(text));
