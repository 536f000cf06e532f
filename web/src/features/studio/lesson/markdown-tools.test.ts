import { languages } from '@pathshala/contract/text/languages';
import { expect, test } from 'vitest';
import { around, beforeLines, block, edited, inline } from './markdown-tools.ts';
import { markdownTool, toolIds } from './text-commands.ts';

const text = 'One\nTwo words\nThree\n';

test('puts marks around the selection and changes nothing else', () => {
  const from = text.indexOf('words');
  const edit = around('**', '**', 'bold')({ text, from, to: from + 5 });
  expect(edited(text, edit)).toBe('One\nTwo **words**\nThree\n');
  expect(edited(text, edit).slice(...edit.select)).toBe('words');
  const empty = around('$', '$', 'x')({ text: '', from: 0, to: 0 });
  expect([edited('', empty), empty.select]).toEqual(['$x$', [1, 2]]);
});

test('puts a mark before each line that the selection touches', () => {
  const edit = beforeLines((place) => `${place + 1}. `)({ text, from: 5, to: text.indexOf('Three') + 1 });
  expect(edited(text, edit)).toBe('One\n1. Two words\n2. Three\n');
});

test.each([
  ['', 0, 'X\n\n|'],
  ['One', 3, 'One\n\nX\n\n|'],
  ['One\n', 3, 'One\n\nX\n\n|'],
  ['One\n', 4, 'One\n\nX\n\n|'],
  ['One\n\n', 5, 'One\n\nX\n\n|'],
  ['One\nTwo', 1, 'One\n\nX\n\n|\n\nTwo'],
  ['One\n\nTwo', 3, 'One\n\nX\n\n|\n\nTwo'],
  ['One\n\n\n\nTwo', 3, 'One\n\nX\n\n|\n\nTwo'],
])('inserts a block on lines of its own into %j and puts the cursor below it', (before, at, after) => {
  const edit = block('X')({ text: before, from: at, to: at });
  const text = edited(before, edit);
  const [from, to] = edit.select;
  expect(to).toBe(from);
  expect(`${text.slice(0, from)}|${text.slice(to)}`).toBe(after);
});

test('a block to fill in has empty lines around it, and a part of it is selected', () => {
  for (const id of ['table', 'workedExample', 'tryIt'] as const) {
    const tool = markdownTool(id, 'en');
    if (!tool) throw new Error(id);
    const before = 'One\nTwo';
    const text = edited(before, tool({ text: before, from: 1, to: 1 }));
    expect(text, id).toMatch(/^One\n\n[\s\S]+[^\n]\n\nTwo$/);
    const last = edited('', tool({ text: '', from: 0, to: 0 }));
    expect(last, id).toMatch(/^[^\n][\s\S]+[^\n]\n$/);
  }
});

test('inserts a formula after the selection and moves the cursor behind it', () => {
  const edit = inline('$x$')({ text: 'One two', from: 0, to: 3 });
  expect([edited('One two', edit), edit.select]).toEqual(['One$x$ two', [6, 6]]);
});

test.each(languages)('in %s every tool selects something inside the new text', (language) => {
  for (const id of toolIds) {
    const tool = markdownTool(id, language);
    // The browser's own field has its own.
    if (!tool && ['undo', 'redo'].includes(id)) continue;
    if (!tool) throw new Error(id);
    const edit = tool({ text, from: 4, to: 7 });
    const after = edited(text, edit);
    expect(edit.select[1], id).toBeLessThanOrEqual(after.length);
    expect(after.endsWith('Three\n'), id).toBe(true);
  }
});
