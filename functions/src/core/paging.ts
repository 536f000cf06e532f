import { type DomainError, wrongField } from './domain-error.ts';

/** Limit and start of a page. */
export interface Page {
  readonly limit: number;
  readonly after: string | undefined;
}

const documentId = /^(?!\.{1,2}$)(?!__.*__$)[^/]{1,200}$/s;

/** Whether Firestore takes a text as the id of a document: every id from outside is asked, because it throws at others. */
export function isDocumentId(text: string): boolean {
  return documentId.test(text);
}

/** The error for an unknown `after`. */
export function unknownAfter(): DomainError {
  return wrongField('after', 'request-faults.noSuchEntry');
}
