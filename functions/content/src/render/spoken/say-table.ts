import { ownValue } from '@pathshala/contract/http/own-value';
import type { MathNode } from './math-tree.ts';
import type { SpokenLanguage } from './spoken-language.ts';

type SayRow = (nodes: readonly MathNode[]) => string;
type Table = keyof SpokenLanguage['table'];

const closings: Readonly<Record<string, string>> = { '(': ')', '[': ']', '|': '|', '‖': '‖' };

/** The kind of table that a bracket starts, and how many parts of the row it covers. */
function tableIn([open, table, close]: readonly MathNode[]): { kind: Table; taken: number } | undefined {
  if (!open || table?.tag !== 'mtable') return undefined;
  if (open.text === '{') return { kind: 'cases', taken: close?.text === '}' ? 3 : 2 };
  const closing = ownValue(closings, open.text);
  if (closing === undefined || close?.text !== closing) return undefined;
  return { kind: open.text === '|' ? 'determinant' : 'matrix', taken: 3 };
}

const cellsOf = ({ children }: MathNode) => children.filter(({ tag }) => tag === 'mtd');

/** A matrix, a determinant or cases, with their brackets. @returns undefined if the row does not start with one */
export function sayTable(
  row: readonly MathNode[],
  sayRow: SayRow,
  { table, number }: SpokenLanguage,
): [words: string, taken: number] | undefined {
  const found = tableIn(row);
  const rows = row[1]?.children ?? [];
  if (!found) return undefined;
  const { begins, row: rowWords, ends } = table[found.kind];
  const columns = Math.max(0, ...rows.map((one) => cellsOf(one).length));
  const spokenRows = rows.map((one, at) =>
    rowWords(
      number(String(at + 1)),
      cellsOf(one).map(({ children }) => sayRow(children)),
    ),
  );
  const words = [begins(number(String(rows.length)), number(String(columns))), ...spokenRows, ends].join(' ');
  return [words, found.taken];
}

/** Lines below each other, such as the steps of a calculation, spoken in order. */
export function sayLines({ children }: MathNode, sayRow: SayRow): string {
  return children.map((line) => sayRow(cellsOf(line).flatMap((cell) => cell.children))).join(', ');
}
