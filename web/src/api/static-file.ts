import { words } from '../words/words.ts';
import { ApiError } from './client.ts';

/**
 * Reads a JSON file that was published with the site.
 * @param path its address on the site
 * @throws ApiError `network` when it cannot be reached, `unavailable` when what came is not it
 */
export async function readStaticFile<Content>(path: string): Promise<Content> {
  const response = await fetch(path).catch(() => {
    throw new ApiError('network', 0, words['api.unreachable']());
  });
  try {
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return (await response.json()) as Content;
  } catch {
    throw new ApiError('unavailable', response.status, words['api.noList']());
  }
}
