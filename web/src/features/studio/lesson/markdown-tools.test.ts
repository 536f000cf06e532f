import { languages } from '@pathshala/contract/language';
import { expect, test } from 'vitest';
import { around, beforeLines, block, edited, inline, markdownTools } from './markdown-tools.ts';

const text = 'One\nTwo words\nThree\n';

test('marks go around what is chosen, and nothing else moves', () => {
  const from = text.indexOf('words');
  const edit = around('**', '**', 'bold')({ text, from, to: from + 5 });
  expect(edited(text, edit)).toBe('One\nTwo **words**\nThree\n');
  expect(edited(text, edit).slice(...edit.select)).toBe('words');
  const empty = around('$', '$', 'x')({ text: '', from: 0, to: 0 });
  expect([edited('', empty), empty.select]).toEqual(['$x$', [1, 2]]);
});

test('a mark goes before each line that is touched', () => {
  const edit = beforeLines((place) => `${place + 1}. `)({ text, from: 5, to: text.indexOf('Three') + 1 });
  expect(edited(text, edit)).toBe('One\n1. Two words\n2. Three\n');
});

test.each([
  ['', 0, 'X\n'],
  ['One', 3, 'One\n\nX\n'],
  ['One\n', 4, 'One\n\nX\n'],
  ['One\n\n', 5, 'One\n\nX\n'],
  ['One\nTwo', 1, 'One\n\nX\n\nTwo'],
  ['One\n\nTwo', 3, 'One\n\nX\n\nTwo'],
])('a block stands on lines of its own in %j', (before, at, after) => {
  const edit = block('X')({ text: before, from: at, to: at });
  expect(edited(before, edit)).toBe(after);
});

test('a formula goes behind what is chosen, and one goes on behind it', () => {
  const edit = inline('$x$')({ text: 'One two', from: 0, to: 3 });
  expect([edited('One two', edit), edit.select]).toEqual(['One$x$ two', [6, 6]]);
});

test.each(languages)('in %s every tool selects something inside the new text', (language) => {
  for (const { name, tool } of markdownTools(language)) {
    const edit = tool({ text, from: 4, to: 7 });
    const after = edited(text, edit);
    expect(edit.select[1], name()).toBeLessThanOrEqual(after.length);
    expect(after.endsWith('Three\n'), name()).toBe(true);
  }
});
