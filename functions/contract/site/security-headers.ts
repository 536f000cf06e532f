/** Two years, in seconds. */
const httpsFor = 63_072_000;

/** docs/security.md, "Headers". @param everySubdomain whether all hosts below the school's are opened by HTTPS alone */
export const commonHeaders = (everySubdomain: boolean): Readonly<Record<string, string>> => ({
  'Strict-Transport-Security': `max-age=${httpsFor}${everySubdomain ? '; includeSubDomains; preload' : ''}`,
  'X-Content-Type-Options': 'nosniff',
});

export const pageHeaders: Readonly<Record<string, string>> = {
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer browsing-topics camera geolocation gyroscope magnetometer microphone midi payment usb'
      .split(' ')
      .map((feature) => `${feature}=()`)
      .join(', '),
  // The Google sign-in talks to the window that it opens.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
};

/** Each answer also has a Content-Security-Policy of its own: `web/brand/content-policy.ts`. */
export const securityHeaders = (everySubdomain: boolean): Readonly<Record<string, string>> => ({
  ...commonHeaders(everySubdomain),
  ...pageHeaders,
});

export function policyOf(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .filter(([, sources]) => sources.length > 0)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
