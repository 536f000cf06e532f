/**
 * The oldest supported browsers, four years back: builds target them (web/built-site/older-browsers.test.ts). Older ones show the
 * built page without scripts: Safari before 16.4 cannot parse lookbehinds. Android's WebView is Chrome.
 */
export const supportedBrowsers = { chrome: '109', firefox: '115', safari: '16.4', ios: '16.4' } as const;

/** In bundlers' form: `chrome109`. */
export const buildTarget = Object.entries(supportedBrowsers).map(([name, version]) => `${name}${version}`);
