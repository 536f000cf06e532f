import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emulatorSettings } from './emulator-environment.ts';
import { root } from './paths.ts';
import type { Ports } from './ports.ts';

const host = '127.0.0.1';

interface Header {
  key: string;
  value: string;
}

interface FirebaseConfig {
  functions: Array<{ source: string }>;
  firestore: { rules: string; indexes: string };
  hosting: { public: string; headers: Array<{ source: string; headers: Header[] }> };
  emulators: Record<string, unknown>;
}

/** Lets the page reach the Auth emulator, which the policy of the real site does not know. */
export function allowAuthEmulator(policy: string, port: number): string {
  const origin = `http://${host}:${port}`;
  return policy
    .split('; ')
    .map((directive) => (/^(connect-src|frame-src) /.test(directive) ? `${directive} ${origin}` : directive))
    .join('; ');
}

function withAuthEmulator(header: Header, port: number): Header {
  if (header.key !== 'Content-Security-Policy') return header;
  return { key: header.key, value: allowAuthEmulator(header.value, port) };
}

/** The project's configuration as the emulators of one run need it: its own ports, paths inside the run's folder. */
export function emulatorConfig(config: FirebaseConfig, ports: Ports): FirebaseConfig {
  const emulators = Object.fromEntries(
    (['hosting', 'functions', 'auth', 'hub', 'logging', 'eventarc', 'tasks'] as const).map((name) => [
      name,
      { host, port: ports[name] },
    ]),
  );
  return {
    ...config,
    functions: config.functions.map((codebase) => ({ ...codebase, source: 'functions' })),
    hosting: {
      ...config.hosting,
      public: 'public',
      headers: config.hosting.headers.map((rule) => ({
        ...rule,
        headers: rule.headers.map((header) => withAuthEmulator(header, ports.auth)),
      })),
    },
    emulators: {
      ...emulators,
      firestore: { host, port: ports.firestore, websocketPort: ports.websocket },
      ui: { enabled: false },
      singleProjectMode: true,
    },
  };
}

export interface RunFolderOptions {
  /** Copies keep a run safe from a build beside it; `dev` wants to see every new build of the function instead. */
  functions: 'copy' | 'link' | 'none';
  /** False where Hosting has no site of its own: the dev server has it, or nobody needs one. */
  site: boolean;
}

function layFunctions(
  folder: string,
  how: RunFolderOptions['functions'],
  environment: NodeJS.ProcessEnv,
): void {
  if (how === 'none') return;
  const source = join(root, 'functions', 'build');
  const target = join(folder, 'functions');
  if (how === 'link') {
    symlinkSync(source, target, 'dir');
    return;
  }
  cpSync(source, target, { recursive: true });
  writeFileSync(join(target, '.env.local'), emulatorSettings(environment));
  // Packages of the workspace that npm did not lift to the root are looked up beside the code.
  const own = join(root, 'functions', 'node_modules');
  if (existsSync(own) && !existsSync(join(target, 'node_modules')))
    symlinkSync(own, join(target, 'node_modules'), 'dir');
}

/**
 * Lays out the folder that the emulators of one run work in, and writes their configuration into it. The function there
 * asks for verified admins only where the environment of the command says so: no mail arrives in the emulators.
 */
export function layRunFolder(
  folder: string,
  ports: Ports,
  options: RunFolderOptions,
  environment = process.env,
): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const config = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as FirebaseConfig;
  layFunctions(folder, options.functions, environment);
  if (options.site) cpSync(join(root, config.hosting.public), join(folder, 'public'), { recursive: true });
  else mkdirSync(join(folder, 'public'));
  for (const file of [config.firestore.rules, config.firestore.indexes])
    cpSync(join(root, file), join(folder, file));
  const file = join(folder, 'firebase.json');
  writeFileSync(file, JSON.stringify(emulatorConfig(config, ports), null, 2));
  return file;
}
