import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { provideChromium } from '../chromium.ts';
import { logFolder, root } from '../paths.ts';
import { freePorts } from '../ports.ts';
import { openCdn, readHosting, type Wire } from './cdn.ts';
import { writeYardstick } from './yardstick.ts';

/** The built site as it is served, and a browser for it. */
export interface OpenSite {
  readonly origin: string;
  readonly browser: Browser;
  /** Of the browser's debugger. */
  readonly port: number;
}

/**
 * Opens a copy of the built site, with the yardstick in it, and closes it whatever happens.
 * @param api origin of the function that answers the site's calls; left out: none does
 */
export async function withSite<T>(
  wire: Wire,
  work: (site: OpenSite) => Promise<T>,
  api?: string,
): Promise<T> {
  const executablePath = await provideChromium(join(logFolder, 'chromium.log'));
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  cpSync(join(root, 'web/build/client'), folder, { recursive: true });
  writeYardstick(folder);
  const cdn = await openCdn(folder, readHosting(root), wire, api);
  const [port = 0] = await freePorts(1);
  const args = [`--remote-debugging-port=${port}`, '--no-sandbox', '--ignore-certificate-errors'];
  const browser = await chromium.launch({ executablePath, args: [...args, '--disable-gpu'] });
  try {
    return await work({ origin: cdn.origin, browser, port });
  } finally {
    await browser.close();
    await cdn.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
