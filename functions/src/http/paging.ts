import { apiRoot, type PagedEndpoint, pathOf } from '@pathshala/contract/endpoint';
import { type ApiError, wrongField } from './problem.ts';

/** A page of a long list: how many, and after which document. */
export interface Page {
  readonly limit: number;
  readonly after: string | undefined;
}

const defaultLimit = 100;
const maximumLimit = 1000;
const documentId = /^(?!\.{1,2}$)(?!__.*__$)[^/]{1,200}$/;

/** Whether a text can be the id of a document in Firestore. */
export function isDocumentId(text: string): boolean {
  return documentId.test(text);
}

/**
 * Reads `?limit=` (1–1000, default 100) and `?after=<_id>`.
 * @throws ApiError `invalid-fields` naming the wrong one
 */
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

/** The refusal for an `after` that names nothing. */
export function unknownAfter(): ApiError {
  return wrongField('after', 'request-faults.noSuchEntry');
}

/**
 * The header that leads to the next page.
 * @param last `_id` of this page's last entry, or undefined when nothing follows
 * @param narrowed what else was asked for
 */
export function nextLink<More extends string = never>(
  endpoint: PagedEndpoint<unknown, More>,
  page: Page,
  last: string | undefined,
  narrowed?: Readonly<Record<More, string | undefined>>,
): Record<string, string> {
  if (last === undefined) return {};
  const query = { limit: page.limit, after: last, ...narrowed };
  const next = pathOf(endpoint as PagedEndpoint, { query });
  return { Link: `<${apiRoot}${next}>; rel="next"` };
}
