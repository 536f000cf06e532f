import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { CsvButton, toCsv } from './csv-button.tsx';
import { saveFile } from './save-file.ts';

vi.mock('./save-file.ts', () => ({ saveFile: vi.fn() }));

test.each([
  ['2026-11-28T17:59:00Z', '2026-11-28'],
  ['2026-11-28T18:30:00Z', '2026-11-29'],
  ['2026-12-31T18:00:00Z', '2027-01-01'],
])('a file saved at %s has the school’s day in its name: %s', async (now, day) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  render(<CsvButton label="Save" file="sales" columns={[]} load={async () => []} />);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() =>
    expect(saveFile).toHaveBeenLastCalledWith(`sales-${day}.csv`, expect.anything(), expect.anything()),
  );
});

const columns = [
  { title: 'Name', cell: ({ name }: { name: string; count: number }) => name },
  { title: 'Count', cell: ({ count }: { name: string; count: number }) => count },
];
const fileOf = (...names: string[]) =>
  toCsv(
    columns,
    names.map((name, count) => ({ name, count })),
  );
/** The first cell of the one row. */
const cellOf = (name: string) =>
  fileOf(name)
    .replace(/^.*\r\n/, '')
    .replace(/,0\r\n$/, '');

test('begins with the byte order mark and its titles, and keeps Bangla', () => {
  expect(fileOf('রিমা', 'Tania')).toBe('\ufeffName,Count\r\nরিমা,0\r\nTania,1\r\n');
  expect(fileOf()).toBe('\ufeffName,Count\r\n');
});

test.each([
  ['a comma', 'Rahman, Mithila', '"Rahman, Mithila"'],
  ['quotes', 'the "best"', '"the ""best"""'],
  ['lines', 'one\ntwo', '"one\ntwo"'],
  ['plain text', "O'Neil; 3 - 2", "O'Neil; 3 - 2"],
])('%s', (_what, text, cell) => expect(cellOf(text)).toBe(cell));

test.each([
  ['=1+1', "'=1+1"],
  ['+8801700000000', "'+8801700000000"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t'=1"],
  ['  =1', "'  =1"],
  ['\r=1', '"\'\r\'=1"'],
  ['=HYPERLINK("https://evil.example","x")', '"\'=HYPERLINK(""https://evil.example"",""x"")"'],
  ['Rima;=1+1;', "Rima;'=1+1;"],
  ['Rima; -2', "Rima;' -2"],
  ['Hello\n=1', '"Hello\n\'=1"'],
  ['a\t@SUM(A1)', "a\t'@SUM(A1)"],
  ['＝1+1', "'＝1+1"],
  ['\u200b=1+1', "'\u200b=1+1"],
  ['﹦1+1', "'﹦1+1"],
  ['a;‘=1', "a;'‘=1"],
  ['hi;"=HYPERLINK(1);x', '"hi;\'""=HYPERLINK(1);x"'],
])('the formula %j becomes text', (text, cell) => expect(cellOf(text)).toBe(cell));

test('a negative number stays a number', () => {
  expect(toCsv([{ title: 'N', cell: (n: number) => n }], [-5, 1.5])).toBe('\ufeffN\r\n-5\r\n1.5\r\n');
});
