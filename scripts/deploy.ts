// `npm run deploy`: builds everything and hands it to `firebase deploy` for the project named in .firebaserc.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './lib/build.ts';
import { withDeployConfig } from './lib/deploy-config.ts';
import { report, step } from './lib/messages.ts';
import { root } from './lib/paths.ts';
import { realProject } from './lib/projects.ts';

/** Runs firebase-tools in this terminal, so that it can ask for what it needs; resolves to its exit code. */
function deploy(project: string, config: string): Promise<number> {
  const firebase = join(root, 'node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js');
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [firebase, 'deploy', '--project', project, '--config', config], {
      cwd: root,
      stdio: 'inherit',
    });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

async function main(): Promise<number> {
  const { values } = parseArgs({ options: { project: { type: 'string' } } });
  const project = realProject(values.project, 'npm run deploy -- --project ID');
  const send = async () => {
    step('deploy', `to ${project}`);
    return await withDeployConfig(root, project, (config) => deploy(project, config));
  };
  // Whatever is remembered of earlier builds: what goes to people is made from what lies here now.
  return await build(['functions', 'web'], send, { isForced: true });
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => process.exit(report(error)),
);
