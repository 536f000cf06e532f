import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
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
function emulatorConfig(config: FirebaseJson, ports: Ports): FirebaseJson {
  const names = ['hosting', 'functions', 'auth', 'hub', 'logging', 'eventarc'] as const;
  const emulators = Object.fromEntries(names.map((name) => [name, { host, port: ports[name] }]));
  return {
    ...config,
    functions: config.functions.map((codebase) => ({ ...codebase, source: functionFolder })),
    hosting: {
      ...config.hosting,
      public: siteFolder,
      headers: config.hosting.headers.map((rule) => ({
        ...rule,
        // Only the policy has such directives.
        headers: rule.headers.map(({ key, value }) => ({ key, value: allowAuthEmulator(value, ports.auth) })),
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
function layFiles(from: string, to: string): void {
  const isToCopy = (source: string, target: string) => {
    if (statSync(source).isDirectory()) return true;
    try {
      linkSync(source, target);
      return false;
    } catch (error) {
      // On another disk.
      if ((error as NodeJS.ErrnoException).code === 'EXDEV') return true;
      throw error;
    }
  };
  cpSync(from, to, { recursive: true, filter: isToCopy });
}

/**
 * Replaces the function's bare code and the empty site in the folder of a run.
 * @param site true: copies of both, which a build meanwhile does not change; false: no site, because the dev server has it, and a
 * link to the function, so that each new build is used
 */
export function layBuilt(folder: string, site: boolean): void {
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
  // firebase-tools reads it over the settings of the real project. Verified admins need mails, which emulators do not send.
  const verifiedAdmins = process.env.VERIFIED_ADMINS === 'on' ? 'on' : 'off';
  writeFileSync(join(folder, functionFolder, '.env.local'), `VERIFIED_ADMINS=${verifiedAdmins}\n`);
  const config = readFirebaseJson();
  for (const file of [config.firestore.rules, config.firestore.indexes])
    cpSync(join(root, file), join(folder, file));
  const file = join(folder, 'firebase.json');
  writeFileSync(file, JSON.stringify(emulatorConfig(config, ports), null, 2));
  return file;
}
