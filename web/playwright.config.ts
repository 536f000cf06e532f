import { defineConfig } from '@playwright/test';

/** `npm test` starts the suite and sets these; see scripts/test.ts. */
const baseURL = process.env.PATHSHALA_BASE_URL ?? 'http://127.0.0.1:5100';
/** The whole browser, as people have it. */
const executablePath = process.env.CHROME_PATH;

/**
 * Chromium takes the last list alone, so this one says again what Playwright leaves out that our pages could meet. The first two
 * are pages of the browser's own address bar, which each window loads: they take a third of a small machine. The third is a
 * process that waits for a page of another site.
 */
const withoutFeatures = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'],
  ...[
    'HttpsUpgrades',
    'HttpsFirstBalancedModeAutoEnable',
    'MediaRouter',
    'OptimizationHints',
    'PaintHolding',
  ],
  ...[
    'ThirdPartyStoragePartitioning',
    'AvoidUnnecessaryBeforeUnloadCheckSync',
    'DestroyProfileOnBrowserClose',
  ],
];

const quietChromium = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${withoutFeatures.join(',')}`,
];

export default defineConfig({
  testDir: 'e2e',
  // Node strips types by itself, and keeps what it has made of a module; Babel takes seconds for the school's packages.
  build: { external: ['**/*.ts'] },
  fullyParallel: true,
  // A third gains nothing on two cores.
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL,
    // So that what is tried again does not wait for ever for a button that has gone.
    actionTimeout: 30_000,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    // To draw what moves takes a tenth of the time of a page; a journey about motion asks for it.
    reducedMotion: 'reduce',
    // The emulator of Hosting compresses every answer again, which takes longer than to send it whole.
    extraHTTPHeaders: { 'Accept-Encoding': 'identity' },
    // A trace takes a sixth of the time of every test; `--trace on` makes one.
    trace: 'off',
    // What is kept for when there is no connection has journeys of its own, which allow it. All others load what is there.
    serviceWorkers: 'block',
    launchOptions: { args: quietChromium, ...(executablePath && { executablePath }) },
  },
});
