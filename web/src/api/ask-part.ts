import { endpoints } from '@pathshala/contract/endpoints';
import type { PartContent, PartName, PublishedPart } from '@pathshala/contract/published-part';
import { askedLanguage } from './asked-language.ts';
import { call } from './client.ts';

/**
 * Asks whether something newer is published.
 * @param have the fingerprint of what is there
 * @returns undefined where nothing is
 * @throws ApiError
 */
export async function askPart<Name extends PartName>(
  part: Name,
  have: string,
): Promise<PartContent<Name> | undefined> {
  const answer = await call(endpoints.publishedPart, { part, query: { have, ...askedLanguage } });
  return (answer as PublishedPart<Name>).content;
}
