export interface CertificateKey {
  /** The `x` of a JSON Web Key: 43 characters. */
  readonly x: string;
  /** Its private half is public, so signatures prove nothing. */
  readonly practice?: true;
}

/**
 * Every key that the school has signed certificates with, the newest last. `npm run keys` makes one and says what to do
 * with both halves. A key that is replaced stays here, so that what it signed continues counting; one that leaked is taken
 * out, and what it signed is signed again (docs/operations.md, "Certificates"). The first is that of the emulators, an example that is printed in RFC 8037.
 */
export const certificateKeys: readonly CertificateKey[] = [
  { x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo', practice: true },
];

/** A key's name in certificates: its first characters. */
export function keyIdOf({ x }: Pick<CertificateKey, 'x'>): string {
  return x.slice(0, 8);
}
