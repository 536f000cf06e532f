import { type DomainError, wrongField } from './domain-error.ts';

/** A page of a long list: how many, and after which document. */
export interface Page {
  readonly limit: number;
  readonly after: string | undefined;
}

const documentId = /^(?!\.{1,2}$)(?!__.*__$)[^/]{1,200}$/;

/** Whether a text can be the id of a document in Firestore. */
export function isDocumentId(text: string): boolean {
  return documentId.test(text);
}

/** The refusal for an `after` that names nothing. */
export function unknownAfter(): DomainError {
  return wrongField('after', 'request-faults.noSuchEntry');
}
