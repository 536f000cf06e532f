import { defineConfig } from '@playwright/test';

/** `npm test` starts the suite and sets these; see scripts/test.ts. */
const baseURL = process.env.PATHSHALA_BASE_URL ?? 'http://127.0.0.1:5100';
const executablePath = process.env.CHROME_PATH;

/**
 * Chromium uses only the last list, so this repeats Playwright's where our pages need it. The first two are pages of the
 * address bar, which take a third of a small machine's time; the third is a spare process.
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
  // Node strips types and caches modules; Babel takes seconds.
  build: { external: ['**/*.ts'] },
  fullyParallel: true,
  // The longest journey starts first: if it came last, one worker would be idle.
  projects: [
    { name: 'long', testMatch: '**/studio.spec.ts' },
    { name: 'rest', testIgnore: '**/studio.spec.ts' },
  ],
  // A third worker gains nothing on two cores.
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL,
    // Playwright's default waits for ever for a button that has gone.
    actionTimeout: 30_000,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    // Animations take a tenth of a page's time; tests of motion turn them on.
    reducedMotion: 'reduce',
    // The Hosting emulator would compress every answer again, which takes longer than sending it whole.
    extraHTTPHeaders: { 'Accept-Encoding': 'identity' },
    // A trace takes a sixth of every test's time; `--trace on` makes one.
    trace: 'off',
    // Tests of offline pages allow them.
    serviceWorkers: 'block',
    launchOptions: { args: quietChromium, ...(executablePath && { executablePath }) },
  },
});
