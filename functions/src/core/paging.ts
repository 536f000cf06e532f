import { type DomainError, wrongField } from './domain-error.ts';

/** Limit and start of a page. */
export interface Page {
  readonly limit: number;
  readonly after: string | undefined;
}

const documentId = /^(?!\.{1,2}$)(?!__.*__$)[^/]{1,200}$/;

/** Whether a text is a valid Firestore document id. */
export function isDocumentId(text: string): boolean {
  return documentId.test(text);
}

/** The error for an unknown `after`. */
export function unknownAfter(): DomainError {
  return wrongField('after', 'request-faults.noSuchEntry');
}
