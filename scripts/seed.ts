// `npm run seed -- --project ID`: the catalogue of functions/content into a project; the demo accounts into emulators.
import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { demoProject } from './lib/emulator-environment.ts';
import { command, PlainError } from './lib/messages.ts';
import { isEmulated, openProject } from './lib/projects.ts';

const usage = 'npm run seed -- --project ID [--overwrite KIND/ID]';

interface Arguments {
  project: string;
  /** Items that are to be as in the files again, such as `courses/free-water`. */
  overwrite: readonly string[];
}

function readArguments(): Arguments {
  const { values } = parseArgs({
    options: {
      project: { type: 'string' },
      overwrite: { type: 'string', multiple: true, default: [] },
    },
  });
  const project = values.project ?? (isEmulated ? demoProject : undefined);
  if (!project) throw new PlainError(`Which project? ${usage}`);
  if (project.startsWith('demo-') && !isEmulated) {
    throw new PlainError(
      `${project} lives in the emulators alone, and npm start seeds it there; a real one: ${usage}`,
    );
  }
  return { project, overwrite: values.overwrite };
}

/** Whoever overwrites what somebody published says so twice. */
async function confirm(project: string, items: readonly string[]): Promise<void> {
  if (items.length === 0) return;
  const question = `Write the files over what was published of ${items.join(', ')} in ${project}? (yes) `;
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await Promise.race([lines.question(question), once(lines, 'close').then(() => '')]);
  lines.close();
  if (answer.trim() !== 'yes') throw new PlainError('Nothing was written.');
}

async function seed({ project, overwrite }: Arguments): Promise<string> {
  const app = openProject(project);
  const db = getFirestore(app);
  await confirm(project, overwrite);
  const { schoolFolder } = await import('@pathshala/content/load-content');
  const { builtContent } = await import('@pathshala/content/built-content');
  const { readSources } = await import('@pathshala/content/sources');
  const { seedCatalogue } = await import('@pathshala/functions/catalogue/seed-catalogue');
  const content = builtContent();
  const keys = overwrite.map((item) => item.replace('/', '~'));
  const options = { sources: readSources(schoolFolder), overwrite: keys };
  const { courses, lists } = await seedCatalogue(db, content, options);
  if (!isEmulated) return `${courses} courses in ${lists} lists, in project ${project}`;
  const { seedDemoAccounts } = await import('@pathshala/functions/users/seed-demo-accounts');
  await seedDemoAccounts(getAuth(app), db);
  return `${courses} courses in ${lists} lists, 3 demo accounts`;
}

command(async () => await seed(readArguments()));
