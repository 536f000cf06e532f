// `npm run content`: checks the school's files and lists what is not translated.
import { parseArgs } from 'node:util';
import { readGlossary } from '@pathshala/content/glossary';
import { loadContent, schoolFolder } from '@pathshala/content/load-content';
import { readSources } from '@pathshala/content/sources';
import { untranslated } from '@pathshala/content/untranslated';
import { translations } from '@pathshala/contract/text/languages';
import { pullContent } from '@pathshala/functions/studio/pull-content';
import { getFirestore } from 'firebase-admin/firestore';
import { command, fewOf, PlainError, step } from './lib/messages.ts';
import { openProject, projectFor } from './lib/projects.ts';

const usage = 'npm run content [-- pull --project ID]';

function list(places: readonly string[]): void {
  for (const line of fewOf(places)) console.log(line);
}

function missing(what: string, places: readonly string[], of: number): void {
  step(what, `${of - places.length} of ${of}${places.length > 0 ? '; without:' : ''}`);
  list(places);
}

function check(): void {
  loadContent();
  const sources = readSources(schoolFolder);
  step('glossary', `${readGlossary(schoolFolder).length} words`);
  for (const language of translations) {
    const { versions, texts, of } = untranslated(sources, language);
    missing(`${language} lessons and pages`, versions, of.versions);
    missing(`${language} texts`, texts, of.texts);
  }
}

async function pull(given: string | undefined): Promise<void> {
  const app = await openProject(projectFor(given, usage));
  const { files, changed, removed } = await pullContent(getFirestore(app), schoolFolder);
  step('pull', `${files} files: ${changed.length} changed, ${removed.length} removed`);
  list([...changed, ...removed.map((file) => `${file} (removed)`)]);
}

command(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { project: { type: 'string' } },
  });
  const [action, ...others] = positionals;
  if (others.length > 0 || (action !== undefined && action !== 'pull')) throw new PlainError(`Use ${usage}`);
  if (action === 'pull') await pull(values.project);
  else check();
  return 0;
});
