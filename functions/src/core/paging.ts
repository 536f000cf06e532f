import { type DomainError, wrongField } from './domain-error.ts';

export interface Page {
  readonly limit: number;
  readonly after: string | undefined;
}

export interface Listed<Entry> {
  readonly entries: readonly Entry[];
  readonly more: boolean;
}

const documentId = /^(?!\.{1,2}$)(?!__.*__$)[^/]{1,200}$/s;

/** Whether a text can be a document id. Check every id from outside: Firestore throws at others. */
export function isDocumentId(text: string): boolean {
  return documentId.test(text);
}

export function unknownAfter(): DomainError {
  return wrongField('after', 'request-faults.noSuchEntry');
}

const defaultLimit = 100;
const maximumLimit = 1000;

/** Reads `?limit=` (1–1000, default 100) and `?after=<_id>`. @throws DomainError `invalid-fields` */
export function pageOf(query: URLSearchParams): Page {
  const text = query.get('limit') ?? String(defaultLimit);
  const limit = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (limit < 1 || limit > maximumLimit) {
    throw wrongField('limit', 'request-faults.limit', { most: maximumLimit });
  }
  const after = query.get('after') ?? undefined;
  if (after !== undefined && !isDocumentId(after)) throw unknownAfter();
  return { limit, after };
}
