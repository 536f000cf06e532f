// `npm run deploy`: leads somebody at a terminal to an open school, and deploys an open one again.
import { deploy } from './lib/deploy-run.ts';
import { dryWorld, realWorld } from './lib/deploy-world.ts';
import { command, wordsOf } from './lib/messages.ts';
import { realProject } from './lib/projects.ts';

const isSet = { type: 'boolean', default: false } as const;
const options = { project: { type: 'string' }, 'as-here': isSet, demo: isSet, 'dry-run': isSet } as const;

command(async () => {
  const { values } = wordsOf({ options }, 'it knows --project ID, --as-here, --demo and --dry-run');
  if (values['dry-run']) return await deploy(dryWorld(values.project ?? 'my-school'), true);
  const project = realProject(values.project, 'npm run deploy -- --project ID');
  const isAttended = Boolean(process.stdin.isTTY && process.stdout.isTTY);
  return await deploy(realWorld(project, values.demo, values['as-here']), isAttended);
});
