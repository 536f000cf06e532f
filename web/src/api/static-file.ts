import { ApiError } from './client.ts';

/**
 * Reads a JSON file that was published with the site.
 * @param path its address on the site
 * @throws ApiError `network` when it cannot be reached, `unavailable` when what came is not it
 */
export async function readStaticFile<Content>(path: string): Promise<Content> {
  const response = await fetch(path).catch(() => {
    throw new ApiError('network', 0, 'We could not reach the school. Check your connection and try again.');
  });
  try {
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return (await response.json()) as Content;
  } catch {
    throw new ApiError('unavailable', response.status, 'The list is not there right now. Please try again.');
  }
}
