/**
 * The key that the emulators sign certificates with: PRACTICE, and no secret. It is the example of RFC 8037, which everybody
 * can read; whatever is signed with it says so on its page. No real project signs with it (`certificate-settings.ts`).
 */
export const practiceKey = {
  kty: 'OKP',
  crv: 'Ed25519',
  d: 'nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A',
  x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo',
} as const;
