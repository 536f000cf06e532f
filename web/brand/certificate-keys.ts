export interface CertificateKey {
  /** The `x` of a JSON Web Key: 43 characters. */
  readonly x: string;
  /** Its private half is public, so signatures prove nothing. */
  readonly practice?: true;
}

/**
 * Every key that the school has signed certificates with, the newest last. `npm run keys` makes one and says what to do with
 * both halves. A key that is replaced stays here, so that its certificates stay valid; one that leaked is removed, and its
 * certificates are signed again (docs/operations.md, "Certificates"). The first is the emulators', an example from RFC 8037.
 */
export const certificateKeys: readonly CertificateKey[] = [
  { x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo', practice: true },
];

/** A key's name in certificates: its first characters. */
export function keyIdOf({ x }: Pick<CertificateKey, 'x'>): string {
  return x.slice(0, 8);
}
