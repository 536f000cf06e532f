// `npm run soak`: what the emulator tests try for seconds, for as long as it takes (docs/operations.md, "Soak").
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { emulatorVariables } from './lib/emulator-environment.ts';
import { ownEmulators } from './lib/emulators.ts';
import { command } from './lib/messages.ts';
import { root } from './lib/paths.ts';
import type { Ports } from './lib/ports.ts';
import { interruption } from './lib/processes.ts';

/** Runs the soak itself, which writes to this terminal. @returns its exit code */
async function soak(ports: Ports): Promise<number> {
  const script = join(root, 'functions', 'test', 'soak', 'main.ts');
  const child = spawn(process.execPath, [script, ...process.argv.slice(2)], {
    env: { ...process.env, ...emulatorVariables(ports) },
    stdio: 'inherit',
  });
  process.once('exit', () => child.kill('SIGTERM'));
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}

command(async () => {
  const interrupted = interruption();
  const emulators = await ownEmulators('soak');
  try {
    const end = await Promise.race([soak(emulators.ports), emulators.crashed, interrupted]);
    if (typeof end === 'number') return end;
    console.log(`The soak was not finished: ${end}`);
    return 1;
  } finally {
    await emulators.stop();
  }
});
