/** Two years, seconds. */
const httpsFor = 63_072_000;

/**
 * What Hosting sends with everything (docs/security.md, "Headers").
 * @param everySubdomain whether browsers are to open all hosts below the school's domain by HTTPS alone, too
 */
export const commonHeaders = (everySubdomain: boolean): Readonly<Record<string, string>> => ({
  'Strict-Transport-Security': `max-age=${httpsFor}${everySubdomain ? '; includeSubDomains; preload' : ''}`,
  'X-Content-Type-Options': 'nosniff',
});

/** What it sends besides with what a browser may open as a page: of a script, a font or a picture nobody reads it. */
export const pageHeaders: Readonly<Record<string, string>> = {
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': [
    'accelerometer',
    'browsing-topics',
    'camera',
    'geolocation',
    'gyroscope',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'usb',
  ]
    .map((feature) => `${feature}=()`)
    .join(', '),
  // The Google sign-in talks to the window that it opens.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
};

/**
 * What the function sends with every answer, beside a Content-Security-Policy, of which each has its own: pages and files in
 * `web/brand/content-policy.ts`, answers in the function.
 */
export const securityHeaders = (everySubdomain: boolean): Readonly<Record<string, string>> => ({
  ...commonHeaders(everySubdomain),
  ...pageHeaders,
});

/**
 * Writes a Content-Security-Policy.
 * @param directives by their names; one without sources is left out
 */
export function policyOf(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .filter(([, sources]) => sources.length > 0)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
