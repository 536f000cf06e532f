// The Node that the lock file pins. Plain JavaScript: see run.mjs.
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The binary of the npm package for this platform. Not by way of `node_modules/.bin`, where npm 10 takes the link away again
 * with the packages for other platforms.
 * @param {string} root
 * @returns {string | undefined} undefined where npm has no package for the platform
 */
export function pinnedNode(root, platform = process.platform, arch = process.arch) {
  const binary = join(root, 'node_modules', `node-${platform}-${arch}`, 'bin', 'node');
  return existsSync(binary) ? binary : undefined;
}
