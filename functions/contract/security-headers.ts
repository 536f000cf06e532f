/**
 * What Hosting sends with every page and file and the function with every answer (docs/security.md, "Headers"), beside a
 * Content-Security-Policy, of which each has its own: pages in `web/brand/content-policy.ts`, answers in the function.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
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
 * Writes a Content-Security-Policy.
 * @param directives by their names; one without sources is left out
 */
export function policyOf(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .filter(([, sources]) => sources.length > 0)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
