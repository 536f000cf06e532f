// `npm run seed -- --project ID`: the catalogue of functions/content into a project; the demo school into emulators.
import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { command, PlainError } from './lib/messages.ts';
import { isEmulated, openProject, projectFor } from './lib/projects.ts';

const usage = 'npm run seed -- --project ID [--overwrite KIND/ID]';

/** `overwrite`: items to reset to the files, such as `courses/free-water`. */
const options = {
  project: { type: 'string' },
  overwrite: { type: 'string', multiple: true, default: [] as string[] },
} as const;

/** Overwriting what somebody published needs a second confirmation. */
async function confirm(project: string, items: readonly string[]): Promise<void> {
  if (items.length === 0) return;
  const question = `Write the files over what was published of ${items.join(', ')} in ${project}? (yes) `;
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await Promise.race([lines.question(question), once(lines, 'close').then(() => '')]);
  lines.close();
  if (answer.trim() !== 'yes') throw new PlainError('Nothing was written.');
}

command(async () => {
  const { project: given, overwrite } = parseArgs({ options }).values;
  const project = projectFor(given, usage);
  const app = await openProject(project);
  const db = getFirestore(app);
  await confirm(project, overwrite);
  const { builtContent, schoolFolder } = await import('@pathshala/content/load-content');
  const { readSources } = await import('@pathshala/content/sources');
  const { seedCatalogue } = await import('@pathshala/functions/catalogue/seed-catalogue');
  const keys = overwrite.map((item) => item.replace('/', '~'));
  const rules = { sources: readSources(schoolFolder), overwrite: keys };
  const { courses, lists } = await seedCatalogue(db, builtContent(), rules);
  if (!isEmulated) return `${courses} courses in ${lists} lists, in project ${project}`;
  const { seedDemoSchool } = await import('@pathshala/functions/demo-school');
  await seedDemoSchool(getAuth(app), db);
  return `${courses} courses in ${lists} lists, a demo class and its accounts`;
});
