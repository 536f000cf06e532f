import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PlainError, report, step } from './lib/messages.ts';
import { makeCopy } from './lib/testing/rebranded-copy.ts';
import { addThirdLanguage, madeUp } from './lib/testing/third-language.ts';

/**
 * Builds the whole site with a made-up language beside the two of the school, in a copy: every page has to come out in it, in
 * its own words. A minute or two; `npm test` has the parts that take no build.
 */
function faultsOf(built: string): string[] {
  const pages = (prefix: string) =>
    globSync('**/index.html', { cwd: join(built, prefix) }).filter((page) => !/^(?:bn|xx)\//.test(page));
  const [first, third] = [pages(''), pages(madeUp)];
  const missing = first.filter((page) => !third.includes(page)).map((page) => `${page} is not there`);
  const wrong = third.flatMap((page) => {
    const html = readFileSync(join(built, madeUp, page), 'utf8');
    const own = html.includes(`<html lang="${madeUp}"`) && html.includes('\u2039');
    return own ? [] : [`${page} is not in the language`];
  });
  step('pages', `${first.length} in the first language, ${third.length} in the third`);
  return [...(third.length === 0 ? ['no page is there'] : []), ...missing, ...wrong];
}

async function check(): Promise<void> {
  const copy = mkdtempSync(join(tmpdir(), 'third-language-'));
  try {
    makeCopy(copy);
    addThirdLanguage(copy);
    for (const part of ['prepare', 'build-languages', 'finish-build']) {
      step('build', part);
      execFileSync(process.execPath, [`build-steps/${part}.ts`], {
        cwd: join(copy, 'web'),
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, NODE_ENV: 'production' },
      });
    }
    const faults = faultsOf(join(copy, 'web/build/client'));
    if (faults.length > 0) throw new PlainError(faults.slice(0, 20).join('\n'));
    step('languages', 'a third one passes through the whole build');
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

try {
  await check();
} catch (error) {
  process.exitCode = report(error);
}
