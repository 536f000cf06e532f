import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.ts';
import { readWorkspaces } from './workspaces.ts';

/** What tools write beside the packages, and our own packages. */
const notLinked = /^(\.cache|\.vite.*|@pathshala)$/;

function linkFolder(copy: string, folder: string): void {
  const from = join(root, folder, 'node_modules');
  if (!existsSync(from)) return;
  const to = join(copy, folder, 'node_modules');
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from).filter((one) => !notLinked.test(one)))
    symlinkSync(join(from, name), join(to, name));
}

/**
 * The packages of a copy of the repository, as npm would install them: those of npm where they are, ours in the copy.
 * @param copy its absolute path
 */
export function linkPackages(copy: string): void {
  for (const folder of ['.', 'functions', 'scripts', 'web']) linkFolder(copy, folder);
  mkdirSync(join(copy, 'node_modules/@pathshala'));
  for (const { name, folder } of readWorkspaces(root))
    symlinkSync(join(copy, folder), join(copy, 'node_modules', name));
}
