import type { Said } from '@pathshala/messages/keys';
import { ApiError } from './problem.ts';

/**
 * The refusal of whoever asks too much.
 * @param wait milliseconds until it may be tried again
 * @param detail the line for a person; the code's own when left out
 */
export function tooMany(wait: number, detail?: string | Said): ApiError {
  const seconds = Math.max(1, Math.ceil(wait / 1000));
  return new ApiError('too-many', detail, { headers: { 'Retry-After': String(seconds) } });
}
