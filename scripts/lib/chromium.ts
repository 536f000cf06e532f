import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { run } from './children.ts';
import { withFolderLock } from './folder-lock.mjs';
import { PlainError, step } from './messages.ts';
import { lockFolder, root } from './paths.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge'];
const macApplications = ['Google Chrome', 'Chromium', 'Microsoft Edge'];

/** In order; Playwright's last. Not its headless shell, which hides bugs that pupils would see. */
function chromiumCandidates(): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const applications = macApplications.map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
  return [...onPath, ...applications, chromium.executablePath()];
}

/** Whether the program runs: some systems install a stub. */
const runs = (program: string) =>
  spawnSync(program, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;

/** Throws if `CHROME_PATH` is wrong. */
function findChromium(): string | undefined {
  const given = process.env.CHROME_PATH;
  if (!given) return chromiumCandidates().find(runs);
  if (runs(given)) return given;
  throw new PlainError(`CHROME_PATH names ${given}, which does not run`);
}

const canUseApt = () =>
  process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get');

async function install(logFile: string): Promise<void> {
  if (canUseApt()) {
    step('chromium', 'none here yet: apt-get installs it');
    const command =
      'apt-get update && apt-get install -y --no-install-recommends -o DPkg::Lock::Timeout=300 chromium';
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await run('/bin/sh', ['-c', command], { logFile, environment });
    if (findChromium()) return;
  }
  step('chromium', "none here yet: Playwright's installer fetches it");
  const script = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  await run(process.execPath, [script, 'install', '--no-shell', 'chromium'], { logFile });
}

/** Why Playwright's own browser does not start, such as a missing library. */
function complaint(): string {
  const { stderr, error } = spawnSync(chromium.executablePath(), ['--version'], { encoding: 'utf8' });
  return (stderr || error?.message || 'no word').trim().split('\n')[0] ?? '';
}

/** Installs one if missing. Throws a readable error if impossible. */
export async function provideChromium(logFile: string): Promise<string> {
  const found = findChromium();
  if (found) return found;
  return await withFolderLock(join(lockFolder, 'chromium'), async () => {
    if (!findChromium()) await install(logFile);
    const installed = findChromium();
    if (installed) return installed;
    throw new PlainError(
      `No Chromium starts here (${complaint()}); install one or set CHROME_PATH. What it lacks on Debian and Ubuntu comes with: sudo npx playwright install-deps chromium`,
      logFile,
    );
  });
}
