import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('../prepare-code.ts', import.meta.url));

/** Runs before all tests, in its own process: drawing asks Node for the paths of packages, which Vite cannot answer. */
export default function prepare(): void {
  if (process.env.PATHSHALA_IS_PREPARED) return;
  execFileSync(process.execPath, [script], { stdio: 'inherit' });
}
