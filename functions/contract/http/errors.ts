import type { ErrorKey } from '@pathshala/messages/keys';

/** Every refusal of the API: its code and HTTP status. The texts are in `web/messages`, section `errors`. */

export const errorCodes = {
  'invalid-json': { status: 400 },
  'invalid-event': { status: 400 },
  unauthenticated: { status: 401 },
  'invalid-token': { status: 401 },
  'sign-in-again': { status: 401 },
  'payment-required': { status: 402 },
  forbidden: { status: 403 },
  'unknown-app': { status: 403 },
  'not-enrolled': { status: 403 },
  'consent-needed': { status: 403 },
  'not-found': { status: 404 },
  'method-not-allowed': { status: 405 },
  conflict: { status: 409 },
  stale: { status: 409 },
  'id-in-use': { status: 409 },
  'content-loss': { status: 409 },
  'not-verified': { status: 409 },
  'last-admin': { status: 409 },
  'already-enrolled': { status: 409 },
  'waiting-list-full': { status: 409 },
  'not-finished': { status: 409 },
  'no-such-classroom': { status: 404 },
  'classroom-full': { status: 409 },
  'limit-reached': { status: 409 },
  'course-not-open': { status: 409 },
  'price-changed': { status: 409 },
  'condition-needed': { status: 412 },
  'too-large': { status: 413 },
  'unsupported-type': { status: 415 },
  'invalid-fields': { status: 422 },
  'too-many': { status: 429 },
  internal: { status: 500 },
  unavailable: { status: 503 },
} as const satisfies Record<ErrorKey, { readonly status: number }>;

export type ErrorCode = keyof typeof errorCodes;
