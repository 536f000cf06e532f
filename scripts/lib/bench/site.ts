import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { provideChromium } from '../chromium.ts';
import { logFolder, root } from '../paths.ts';
import { freePorts } from '../ports.ts';
import { openCdn, type Wire } from './cdn.ts';

/** The built site as it is served, and a browser for it. */
export interface OpenSite {
  readonly origin: string;
  readonly browser: Browser;
  /** Of the browser's debugger. */
  readonly port: number;
}

/** Where the yardstick lies in a copy of the site. */
export const yardstickPath = '/yardstick.html';

/** Home's text with no style, script, font or picture: the least that a page of these words can cost. */
function yardstickOf(html: string): string {
  const body = html
    .slice(html.indexOf('<body'))
    .replaceAll(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<(?!\/?(?:body|h[1-6]|p|ul|ol|li|main|section|nav|header|footer)\b)[^>]*>/g, '')
    .replaceAll(/<(\w+)[^>]*>/g, '<$1>');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Yardstick</title><link rel="icon" href="data:,"></head>${body}`;
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
  writeFileSync(join(folder, yardstickPath), yardstickOf(readFileSync(join(folder, 'index.html'), 'utf8')));
  const cdn = await openCdn(folder, wire, api);
  const [port = 0] = await freePorts(1);
  const args = [`--remote-debugging-port=${port}`, '--no-sandbox', '--ignore-certificate-errors'];
  const browser = await chromium.launch({ executablePath, args: [...args, '--disable-gpu'] });
  try {
    return await work({ origin: cdn.origin, browser, port });
  } finally {
    await browser.close();
    cdn.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
