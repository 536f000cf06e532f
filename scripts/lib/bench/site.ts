import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { provideChromium } from '../chromium.ts';
import { logFolder, root } from '../paths.ts';
import { freePorts } from '../ports.ts';
import { openCdn } from './cdn.ts';

/** The built site as it is served, and a browser for it. */
export interface OpenSite {
  readonly origin: string;
  /** Of the browser's debugger. */
  readonly port: number;
}

/** Opens the built site and a browser, and closes both in any case. */
export async function withSite<T>(work: (site: OpenSite) => Promise<T>): Promise<T> {
  const executablePath = await provideChromium(join(logFolder, 'chromium.log'));
  const cdn = await openCdn(join(root, 'web/build/client'));
  const [port = 0] = await freePorts(1);
  const trusted = `--ignore-certificate-errors-spki-list=${cdn.keyHash}`;
  const args = [`--remote-debugging-port=${port}`, trusted, '--no-sandbox', '--disable-gpu'];
  const browser = await chromium.launch({ executablePath, args });
  try {
    return await work({ origin: cdn.origin, port });
  } finally {
    await browser.close();
    cdn.close();
  }
}
