import { expect, test, vi } from 'vitest';
import { stepWithProgress } from './messages.ts';

function output(isTTY: boolean) {
  const written: string[] = [];
  return { isTTY, written, write: (text: string) => written.push(text) > 0 };
}

test('in a terminal the percentage goes up on one line, and each is written once', () => {
  const terminal = output(true);
  const progress = stepWithProgress('java', 'is downloaded', terminal);
  for (const fraction of [0.004, 0.5, 0.509, 1]) progress.show(fraction);
  progress.end();
  expect(terminal.written).toEqual([
    '\rjava       is downloaded: 0 %',
    '\rjava       is downloaded: 50 %',
    '\rjava       is downloaded: 100 %',
    '\n',
  ]);
});

test('where nobody watches there is one line and no percentage', () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const file = output(false);
  const progress = stepWithProgress('java', 'is downloaded', file);
  progress.show(0.5);
  progress.end();
  expect(log.mock.calls).toEqual([['java       is downloaded']]);
  expect(file.written).toEqual([]);
});
