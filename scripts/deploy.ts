// `npm run deploy`: checks, builds, runs `firebase deploy` and turns on the project's safeguards.
import { parseArgs } from 'node:util';
import { openForDeploy } from './lib/deploy-checks.ts';
import { command } from './lib/messages.ts';
import { realProject } from './lib/projects.ts';

const isSet = { type: 'boolean', default: false } as const;
const options = { project: { type: 'string' }, 'as-here': isSet, demo: isSet } as const;

command(async () => {
  const { values } = parseArgs({ options });
  const project = realProject(values.project, 'npm run deploy -- --project ID');
  const app = await openForDeploy(project, values.demo);
  // Loads most of the school's code, which takes longer than all checks together.
  const { buildAndDeploy } = await import('./lib/build-and-deploy.ts');
  return await buildAndDeploy(app, project, values['as-here']);
});
