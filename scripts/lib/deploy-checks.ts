import { stillInvented } from '@pathshala/brand/still-invented';
import { region } from '@pathshala/contract/site/region';
import { settingFaults } from '@pathshala/functions/core/settings';
import type { App } from 'firebase-admin/app';
import { type Gcloud, gcloud } from './backups.ts';
import { PlainError, step } from './messages.ts';
import { functionSettings, openProject } from './projects.ts';

/** Milliseconds after the start: later answers are ignored, so that all checks take ten seconds at most. */
const answeredBy = 9_500;

interface Question {
  readonly about: string;
  readonly ask: readonly string[];
  /** Why the deployment must stop, with what to type; undefined: it may go on. */
  readonly refusal: (state: Readonly<Record<string, unknown>>) => string | undefined;
  /** The refusal if the thing does not exist. */
  readonly missing?: string;
}

/** The regions of the functions beside databases that are in several. */
const beside: Readonly<Record<string, string>> = {
  nam5: 'us-central1',
  nam7: 'us-central1',
  eur3: 'europe-west1',
};

const questionsOf = (project: string): readonly Question[] => [
  {
    about: 'the project',
    ask: ['projects', 'describe', project],
    refusal: ({ lifecycleState }) =>
      lifecycleState === 'ACTIVE' ? undefined : `${project} is deleted: gcloud projects undelete ${project}`,
    missing: `there is no project ${project} that you may see, which these are: gcloud projects list`,
  },
  {
    about: 'its billing plan',
    ask: ['billing', 'projects', 'describe', project],
    refusal: ({ billingEnabled }) =>
      billingEnabled === true
        ? undefined
        : `${project} has no billing account, and functions need the Blaze plan: gcloud billing projects link ${project} --billing-account=ACCOUNT, one of gcloud billing accounts list`,
  },
  {
    about: 'the region of its database',
    ask: ['firestore', 'databases', 'describe', '--database=(default)', `--project=${project}`],
    refusal: ({ locationId }) => {
      const wanted = beside[`${locationId}`] ?? `${locationId}`;
      if (wanted === region) return undefined;
      return `the database is in ${locationId}, the functions would be in ${region}: write ${wanted} into functions/contract/site/region.ts and type npm run generate`;
    },
    missing: `${project} has no database: gcloud firestore databases create --database='(default)' --location=${region} --project=${project}`,
  },
];

/** As `gcloud` says it. */
const isMissing = /NOT_FOUND|(?:may|does) not exist|valid project ID/;
const isSignedOut = /active account|current auth tokens|[Rr]eauthentication/;

/** @returns the refusal. What could not be checked is printed and blocks nothing. */
async function refusedByGoogle(project: string, ask: Gcloud): Promise<string[]> {
  const unanswered = new Map<string, string[]>();
  const left = Math.max(1, answeredBy - performance.now());
  const refusals = questionsOf(project).map(async ({ about, ask: words, refusal, missing }) => {
    try {
      return refusal(JSON.parse(await ask([...words, '--format=json'], left)));
    } catch (error) {
      if (!(error instanceof PlainError)) throw error;
      const { message } = error;
      if (isSignedOut.test(message)) return `gcloud does not know who you are: gcloud auth login`;
      if (missing && isMissing.test(message)) return missing;
      unanswered.set(message, [...(unanswered.get(message) ?? []), about]);
      return undefined;
    }
  });
  const [ofProject, ...others] = await Promise.all(refusals);
  // Other answers about a missing project are useless.
  if (ofProject) return [ofProject];
  for (const [why, what] of unanswered) step('not asked', `${what.join(', ')}: ${why}`);
  return others.filter((one) => one !== undefined);
}

function refusedHere(project: string, isDemo: boolean): string[] {
  const invented = isDemo ? [] : stillInvented();
  const rows = invented.map((one) => `\n  ${one}`).join('');
  return [
    ...settingFaults({ ...functionSettings(project, {}), GCLOUD_PROJECT: project }),
    ...(rows ? [`this is still a demo: write your own, or publish it as one with --demo${rows}`] : []),
  ];
}

/** Checks all that can be known before a build. @throws PlainError with what to type for each refusal */
export async function openForDeploy(
  project: string,
  isDemo: boolean,
  { ask = gcloud, open = openProject }: { readonly ask?: Gcloud; readonly open?: typeof openProject } = {},
): Promise<App> {
  const app = await open(project).catch((error: PlainError) => error);
  // Each check starts gcloud, which takes seconds, and Google answers only people with valid credentials.
  const refusals = app instanceof Error ? [app.message] : await refusedByGoogle(project, ask);
  const all = [...refusals, ...refusedHere(project, isDemo)];
  if (app instanceof Error || all.length > 0) throw new PlainError(all.join('\n✗ '));
  return app;
}
