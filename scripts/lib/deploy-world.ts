import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseEnv, promisify } from 'node:util';
import { stillInvented } from '@pathshala/brand/still-invented';
import type { App } from 'firebase-admin/app';
import { getFirestore, type Query } from 'firebase-admin/firestore';
import { isQuestion, typed, type World } from './deploy-steps.ts';
import { failureOf, PlainError } from './messages.ts';
import { root } from './paths.ts';
import { functionSettings, openProject } from './projects.ts';

const firebase = join(root, 'node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js');
const noGcloud = 'there is no gcloud; install it from https://cloud.google.com/sdk/docs/install';

/** The line that says why. */
function whyOf(error: unknown): string {
  const { code, killed, stderr = '' } = error as { code?: unknown; killed?: boolean; stderr?: string };
  if (code === 'ENOENT') return noGcloud;
  if (killed) return 'no answer in time';
  const lines = stderr.trim().split('\n');
  return lines.find((line) => /^E(?:RROR|rror)/.test(line)) || lines[0] || String(error);
}

export const tell: World['tell'] = async (command, { isShown = false, milliseconds } = {}) => {
  const [name = '', ...args] = command;
  const program = name === 'firebase' ? process.execPath : name;
  const words = name === 'firebase' ? [firebase, ...args] : args;
  // Where nobody sees it, it must not ask.
  if (name === 'gcloud' && !isShown) words.push('--quiet');
  try {
    if (!isShown)
      return (await promisify(execFile)(program, words, { cwd: root, timeout: milliseconds })).stdout;
    const [code] = await once(spawn(program, words, { cwd: root, stdio: 'inherit' }), 'close');
    if (code === 0) return '';
    throw Object.assign(new Error(), { stderr: `it ended with exit code ${code}` });
  } catch (error) {
    throw new PlainError(`${whyOf(error)}: ${typed(command)}`);
  }
};

/** @param isDemo whether it may be published with what is invented @param isAsHere of the files as they are */
export function realWorld(project: string, isDemo: boolean, isAsHere: boolean): World {
  let app: App | undefined;
  const open = async () => {
    app ??= await openProject(project);
    return app;
  };
  const has = async (query: Query) => !(await query.limit(1).get()).empty;
  // Loads most of the school's code, which takes longer than all checks together.
  const builder = () => import('./build-and-deploy.ts');
  return {
    project,
    tell,
    ask: async (question) => {
      const lines = createInterface({ input: process.stdin, output: process.stdout });
      // Ctrl-C, or the end of the terminal.
      const answer = await lines.question(`  ? ${question} `).catch(() => {
        console.log('\nStopped. The same command goes on from here.');
        process.exit(130);
      });
      lines.close();
      return answer.trim();
    },
    say: (line) => console.log(line),
    settings: () => functionSettings(project, {}),
    addSettings: (lines) =>
      appendFileSync(join(root, 'functions', `.env.${project}`), `\n${lines.join('\n')}\n`),
    invented: () => (isDemo ? [] : stillInvented()),
    signIn: () => failureOf(open()),
    school: async () => {
      const db = getFirestore(await open());
      const all = [db.collection('published'), db.collection('users').where('role', '==', 'admin')];
      // A project without a database has neither.
      const [hasContent = false, hasAdmin = false] = await Promise.all(all.map(has)).catch(() => []);
      return { hasContent, hasAdmin };
    },
    allowSignIn: async (email) => (await builder()).allowSignIn({ project, tell }, email),
    publish: async () => (await builder()).buildAndDeploy(await open(), { project, tell }, isAsHere),
  };
}

/** A project without anything, in which everything succeeds: nothing leaves this machine, and nothing is written. */
export function dryWorld(project: string): World {
  const looked = new Set<string>();
  const settings: string[] = [];
  const there = { billingEnabled: true, billingAccountName: 'billingAccounts/0X0X0X-0X0X0X-0X0X0X' };
  const say = (line: string) => console.log(line);
  return {
    project,
    tell: async (command) => {
      if (!isQuestion(command)) return '';
      if (!command.includes('describe')) return '[]';
      const name = command.join(' ');
      if (looked.has(name)) return JSON.stringify(there);
      looked.add(name);
      throw new PlainError('NOT_FOUND');
    },
    ask: async (question, example) => {
      say(`  ? ${question} ${example}`);
      return example;
    },
    say,
    settings: () => parseEnv(settings.join('\n')),
    addSettings: (lines) => settings.push(...lines),
    invented: stillInvented,
    signIn: async () => undefined,
    school: async () => ({ hasContent: false, hasAdmin: false }),
    allowSignIn: async () => say(`  $ firebase deploy --only auth --project ${project}`),
    publish: async () => say(`  $ firebase deploy --project ${project}, after a build`),
  };
}
