import { withColons, withLatinDigits } from '@pathshala/contract/text/digits';

/** Formulas in a Markdown text, without dollar signs, amounts of money (`\$5`) and code. */
export function formulasIn(markdown: string): string[] {
  const text = markdown.replace(/```[\s\S]*?```/g, '').replace(/`[^`\n]*`/g, '');
  const display = [...text.matchAll(/^\$\$([\s\S]+?)\$\$/gm)].map((match) => match[1] ?? '');
  const rest = text.replace(/^\$\$[\s\S]+?\$\$/gm, '').replaceAll('\\$', '');
  const inline = [...rest.matchAll(/\$((?:\\.|[^$\\\n])+)\$/g)].map((match) => match[1] ?? '');
  return [...display, ...inline];
}

/** Words between two statements in one formula, as `\text{ and }` has them. */
const joining = /(?<![\p{L}\p{M}])(?:and|or|so|because|এবং|ও|আর|বা|অথবা|তাই|সুতরাং|অতএব|কারণ)(?![\p{L}\p{M}])/u;
const boundary = '\u0000';

export function withoutGrouping(text: string): string {
  return text.replaceAll('{,}', ',').replace(/\d[\d,]*/g, (run) => {
    const groups = run.split(',');
    let isGrouped = false;
    // From the right, so that each comma is checked once: three digits end a number, two digits have another group after them.
    return groups.reduceRight((after, group, at) => {
      const next = groups[at + 1] ?? '';
      isGrouped = next.length === 3 || (next.length === 2 && isGrouped);
      return isGrouped && group !== '' ? group + after : `${group},${after}`;
    });
  });
}

export interface Statement {
  readonly left: string;
  readonly relation: '=' | '≈' | '≠' | '<' | '>' | '≤' | '≥';
  readonly right: string;
}

const relations: Readonly<Record<string, Statement['relation']>> = {
  '\\approx': '≈',
  '\\neq': '≠',
  '\\ne': '≠',
  '\\leq': '≤',
  '\\le': '≤',
  '\\geq': '≥',
  '\\ge': '≥',
};

/** Sides with letters are skipped, but `v = 2 + 3 = 5` still states that 2 + 3 is 5. @param formula TeX */
export function statementsIn(formula: string): Statement[] {
  const rows = withoutGrouping(withLatinDigits(withoutCases(formula)))
    .replace(/\\begin\{\w+\}|\\end\{\w+\}|&/g, '')
    .split(/\\\\|\\quad|\\qquad|;|,/)
    .flatMap((row) =>
      row.replace(/\\text\{[^{}]*\}/g, (text) => (joining.test(text) ? boundary : text)).split(boundary),
    );
  return rows.flatMap(statementsOfRow);
}

/** Conditional equations are not statements. */
function withoutCases(formula: string): string {
  return formula.replace(/\\begin\{cases\}[\s\S]*?\\end\{cases\}/g, 'y');
}

function statementsOfRow(row: string): Statement[] {
  const typed = row.replaceAll('>=', '≥').replaceAll('<=', '≤');
  const plain = typed.replace(/\\(approx|neq?|leq?|geq?)(?![a-z])/g, (sign) => relations[sign] ?? sign);
  const parts = plain.split(/([=≈≠<>≤≥])/);
  const sides = parts.filter((_, index) => index % 2 === 0);
  const units = sides.filter((side) => side.includes('\\text')).length;
  // A unit at the end belongs to the whole chain; units on both sides may differ, as in 1 km = 1000 m.
  const readable = sides.map((side, index) =>
    toExpression(
      units === 1 && index === sides.length - 1 ? side.replace(/\\text\{[^{}]*\}(\^\{?\d\}?)?/g, '') : side,
    ),
  );
  const found: Statement[] = [];
  let last: string | undefined;
  for (const [index, right] of readable.entries()) {
    const relation = parts[index * 2 - 1] as Statement['relation'] | undefined;
    if (relation !== undefined && relation !== '=' && readable[index - 1] === undefined) last = undefined;
    if (right === undefined) continue;
    if (last !== undefined && relation !== undefined) found.push({ left: last, relation, right });
    last = right;
  }
  return found;
}

/** Converts LaTeX to mathjs; undefined for anything but numbers. */
function toExpression(latex: string): string | undefined {
  let text = latex
    .replace(/\\(left|right|displaystyle|,|;|!| )/g, ' ')
    .replaceAll('−', '-')
    .replace(/(\d),(?=\d{3})/g, '$1')
    .replace(/\^\{?\\circ\}?/g, '')
    .replace(/\\(times|cdot)/g, '*')
    .replace(/\\div/g, '/')
    .replace(/\\%/g, '*0.01')
    .replace(/\|([^|]+)\|/g, 'abs($1)');
  for (let depth = 0; depth < 6; depth += 1) {
    text = text
      .replace(/(\d)\s*\\d?frac\{([^{}]*)\}\{([^{}]*)\}/g, '($1+(($2)/($3)))')
      .replace(/\\d?frac\{([^{}]*)\}\{([^{}]*)\}/g, '(($1)/($2))')
      .replace(/\\sqrt\[(\d)\]\{([^{}]*)\}/g, 'nthRoot($2,$1)')
      .replace(/\\sqrt\{([^{}]*)\}/g, 'sqrt($1)')
      .replace(/\\sqrt\s*(\d)/g, 'sqrt($1)')
      .replace(/\^\{([^{}]*)\}/g, '^($1)');
  }
  const [ratioLeft, ratioRight, more] = withColons(text).split(':');
  if (more !== undefined) return undefined;
  if (ratioRight !== undefined) text = `(${ratioLeft})/(${ratioRight})`;
  const isNumeric = /^[\d\s.+\-*/^()]+$/.test(text.replace(/abs|sqrt|nthRoot\(([^()]*),(\d)\)/g, ''));
  return isNumeric && /\d/.test(text) ? text.trim() : undefined;
}
