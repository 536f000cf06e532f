import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';

export const rulesProject = 'demo-pathshala-rules';
const host = process.env.FIRESTORE_EMULATOR_HOST ?? '';

export function loadRules(projectId = rulesProject): Promise<RulesTestEnvironment> {
  const rules = readFileSync(join(import.meta.dirname, '..', '..', '..', 'firestore.rules'), 'utf8');
  const [name = '', port = ''] = host.split(':');
  return initializeTestEnvironment({
    projectId,
    firestore: { rules, host: name, port: Number(port) },
  });
}

/** A node of the emulator's coverage report: an expression, its results with their counts, and the expressions in it. */
interface Expression {
  readonly sourcePosition?: { readonly line?: number; readonly column?: number };
  readonly values?: readonly { readonly count?: number }[];
  readonly children?: readonly Expression[];
}

/** Places (`line:column`) of the rules' expressions: all of them, and those never evaluated. */
export async function ruleCoverage(): Promise<{ all: string[]; missed: string[] }> {
  const answer = await fetch(`http://${host}/emulator/v1/projects/${rulesProject}:ruleCoverage`);
  const { report = [] } = (await answer.json()) as { report?: readonly Expression[] };
  const expressions = report.flatMap(withInner);
  return {
    all: expressions.map(placeOf),
    missed: expressions.filter((one) => !one.values?.some(({ count = 0 }) => count > 0)).map(placeOf),
  };
}

function withInner(expression: Expression): Expression[] {
  return [expression, ...(expression.children ?? []).flatMap(withInner)];
}

function placeOf({ sourcePosition }: Expression): string {
  return `firestore.rules:${sourcePosition?.line}:${sourcePosition?.column}`;
}
