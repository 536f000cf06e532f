/** What a certificate's page is told by the one before it. */
export interface CertificateState {
  /** Somebody has just been given it: the form that had the focus has gone. */
  readonly isNew: boolean;
}
