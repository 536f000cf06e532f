import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('prepare-code.ts', import.meta.url));

/** Before all tests: in a process of its own, for what draws asks Node where packages lie, which Vite cannot say. */
export default function prepare(): void {
  execFileSync(process.execPath, [script], { stdio: 'inherit' });
}
