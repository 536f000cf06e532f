import { dirname, join } from 'node:path';

/** A section of docs/recipes.md. */
export interface Recipe {
  readonly title: string;
  /** Of its heading's link, and of the example in `scripts/recipes`. */
  readonly slug: string;
  /** Paths from the repository's folder: of a file or a folder, with `*` and `<name>` for what differs. */
  readonly files: readonly string[];
  readonly steps: readonly Step[];
  /** Whether it says that what follows from tables is generated. */
  readonly generates: boolean;
  readonly checks: readonly string[];
}

interface Step {
  readonly text: string;
  readonly files: readonly string[];
}

const isPath = (code: string) =>
  /^[\w<][\w.<>*/-]*$/.test(code) && /\/|\.(?:tsx?|json|md|css|rules)$/.test(code);

/** The paths that a text names, in code or in a link. One without a folder lies beside the one before it. */
function pathsIn(text: string): string[] {
  let folder = '';
  return [...text.matchAll(/`([^`]+)`|\]\(([^)#]+)/g)].flatMap(([, code = '', link]) => {
    if (link !== undefined) return [join('docs', link)];
    if (!isPath(code)) return [];
    const path = code.includes('/') || /^firebase\.json$|^\w+\.rules$/.test(code) ? code : join(folder, code);
    folder = dirname(path);
    return [path];
  });
}

function recipeOf(section: string): Recipe {
  const [title = '', ...lines] = section.split('\n');
  const [body = '', checks = ''] = lines.join('\n').split('*Check:*');
  const steps = body.match(/^\d+\. .*(?:\n {3}.*)*/gm) ?? [];
  return {
    title,
    slug: title
      .toLowerCase()
      .replace(/[^a-z ]/g, '')
      .replaceAll(' ', '-'),
    files: pathsIn(body),
    steps: steps.map((text) => ({ text, files: pathsIn(text) })),
    generates: body.includes('`npm run generate`'),
    checks: [...checks.matchAll(/`(np[mx] [^`]+)`/g)].map(([, command = '']) => command),
  };
}

/** @param page the text of docs/recipes.md */
export const recipesIn = (page: string): Recipe[] => page.split(/^## /m).slice(1).map(recipeOf);

/** A name that stands more than once in a path is the same each time. */
function patternOf(path: string): RegExp {
  const known = new Set<string>();
  const named = path
    .replace(/\/$/, '')
    .replaceAll('.', '\\.')
    .replaceAll('*', '[^/]*')
    .replace(/<(\w+)>/g, (_, name: string) => {
      if (known.has(name)) return `\\k<${name}>`;
      known.add(name);
      return `(?<${name}>[\\w-]+)`;
    });
  return new RegExp(`^${named}(?:/|$)`);
}

const isAt = (file: string, path: string) => patternOf(path).test(file);

/** What `<name>` in a recipe's paths stands for in a change, by name. */
export function namesIn({ files }: Recipe, touched: readonly string[]): Record<string, string> {
  const found = files.flatMap((path) => touched.map((file) => patternOf(path).exec(file)?.groups ?? {}));
  return Object.assign({}, ...found);
}

/**
 * What a recipe and a change that follows it do not say of each other.
 * @param byHand the files of the change
 * @param generated those that `npm run generate` has changed after it
 */
export function disagreements(
  { files, steps, generates }: Recipe,
  byHand: readonly string[],
  generated: readonly string[] = [],
): string[] {
  const unnamed = byHand.filter((file) => !files.some((path) => isAt(file, path)));
  const touched = [...byHand, ...generated];
  const isFollowed = (step: Step) => step.files.some((path) => touched.some((file) => isAt(file, path)));
  const skipped = steps.filter(
    (step) => step.files.length > 0 && !/^\d+\. If /.test(step.text) && !isFollowed(step),
  );
  return [
    ...unnamed.map((file) => `no step names ${file}`),
    ...skipped.map(({ text }) => `the example does not do step ${text.split('\n')[0]}`),
    ...(generates ? [] : generated.map((file) => `no step says that npm run generate changes ${file}`)),
  ];
}
