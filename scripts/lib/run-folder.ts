import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { type FirebaseJson, readFirebaseJson } from './firebase-json.ts';
import { root } from './paths.ts';
import type { Ports } from './ports.ts';

const host = '127.0.0.1';
const siteFolder = 'public';
export const functionFolder = 'functions';

/** Lets the page reach the Auth emulator, which the real site's policy forbids. */
export function allowAuthEmulator(policy: string, port: number): string {
  const origin = `http://${host}:${port}`;
  return policy
    .split('; ')
    .map((directive) => (/^(connect-src|frame-src) /.test(directive) ? `${directive} ${origin}` : directive))
    .join('; ');
}

/** The project's configuration as the emulators of one run need it: its own ports, paths inside the run's folder. */
export function emulatorConfig(config: FirebaseJson, ports: Ports): FirebaseJson {
  const emulators = Object.fromEntries(
    (['hosting', 'functions', 'auth', 'hub', 'logging', 'eventarc'] as const).map((name) => [
      name,
      { host, port: ports[name] },
    ]),
  );
  return {
    ...config,
    functions: config.functions.map((codebase) => ({ ...codebase, source: functionFolder })),
    hosting: {
      ...config.hosting,
      public: siteFolder,
      headers: config.hosting.headers.map((rule) => ({
        ...rule,
        headers: rule.headers.map(({ key, value }) => ({
          key,
          value: key === 'Content-Security-Policy' ? allowAuthEmulator(value, ports.auth) : value,
        })),
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

/** By hard links: copying thousands of files takes seconds, and a new build writes new files. */
export function layFiles(from: string, to: string): void {
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    const source = join(entry.parentPath, entry.name);
    const target = join(to, relative(from, source));
    if (entry.isDirectory()) {
      mkdirSync(target, { recursive: true });
      continue;
    }
    try {
      linkSync(source, target);
    } catch (error) {
      // On another disk.
      if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
      copyFileSync(source, target);
    }
  }
}

/** Off in the emulators unless set to `on`: it needs mails, which the emulators do not send. */
const askedFor = ['VERIFIED_ADMINS'];

/** The `.env.local` of the emulated function, which firebase-tools reads over the settings of the real project. */
export function emulatorSettings(environment: NodeJS.ProcessEnv): string {
  return askedFor.map((name) => `${name}=${environment[name] === 'on' ? 'on' : 'off'}\n`).join('');
}

const writeSettings = (folder: string) =>
  writeFileSync(join(folder, '.env.local'), emulatorSettings(process.env));

export interface BuiltParts {
  /**
   * True: copies of site and function, which a build meanwhile does not change. False: no site, because the dev server
   * has it, and a link to the function, so that each new build is used.
   */
  site: boolean;
}

/** Replaces the function's bare code and the empty site in the folder of a run. */
export function layBuilt(folder: string, { site }: BuiltParts): void {
  const source = join(root, 'functions', 'build');
  const target = join(folder, functionFolder);
  if (!site) {
    rmSync(target, { recursive: true });
    symlinkSync(source, target, 'dir');
    return;
  }
  // The code is there and may be loading.
  cpSync(source, target, { recursive: true, force: false });
  // Workspace packages that npm did not lift to the root are found next to the code.
  const own = join(root, 'functions', 'node_modules');
  if (existsSync(own) && !existsSync(join(target, 'node_modules')))
    symlinkSync(own, join(target, 'node_modules'), 'dir');
  layFiles(join(root, readFirebaseJson().hosting.public), join(folder, siteFolder));
}

/** With a function that still needs its code, and an empty site. @returns the file of the emulators' configuration */
export function layRunFolder(folder: string, ports: Ports): string {
  rmSync(folder, { recursive: true, force: true });
  for (const name of [siteFolder, functionFolder]) mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(
    join(folder, functionFolder, 'package.json'),
    JSON.stringify({ type: 'module', main: 'index.js', engines: { node: '24' } }),
  );
  writeFileSync(join(folder, functionFolder, 'index.js'), '');
  writeSettings(join(folder, functionFolder));
  const config = readFirebaseJson();
  for (const file of [config.firestore.rules, config.firestore.indexes])
    cpSync(join(root, file), join(folder, file));
  const file = join(folder, 'firebase.json');
  writeFileSync(file, JSON.stringify(emulatorConfig(config, ports), null, 2));
  return file;
}
