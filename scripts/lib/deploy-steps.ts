import { siteIn } from '@pathshala/brand/site-in';
import { region } from '@pathshala/contract/site/region';
import { firstLanguage } from '@pathshala/contract/text/languages';
import { settingFaults } from '@pathshala/functions/core/settings';
import { failureOf, fewOf, PlainError } from './messages.ts';

/** Its first word is `gcloud`, `firebase` or `npm`. */
export type Command = readonly string[];

/** All that the steps reach. A dry run and tests have their own. */
export interface World {
  readonly project: string;
  /** @param how shown in this terminal, where it may ask; or for so long at most @throws PlainError naming the command */
  readonly tell: (command: Command, how?: { isShown?: boolean; milliseconds?: number }) => Promise<string>;
  /** @param example what a dry run answers @returns without blanks at its ends; empty: not now */
  readonly ask: (question: string, example: string) => Promise<string>;
  readonly say: (line: string) => void;
  /** Of the functions: `functions/.env` and `functions/.env.<project>`. */
  readonly settings: () => Readonly<Record<string, string | undefined>>;
  readonly addSettings: (lines: readonly string[]) => void;
  /** What is still the demo's; empty too when the owner wants a demo. */
  readonly invented: () => readonly string[];
  /** @returns why Google takes no credentials of this machine; undefined: it does */
  readonly signIn: () => Promise<string | undefined>;
  readonly school: () => Promise<{ readonly hasContent: boolean; readonly hasAdmin: boolean }>;
  /** Lets people sign in by e-mail and by Google. @param email of somebody who may change the project */
  readonly allowSignIn: (email: string) => Promise<void>;
  /** Builds and uploads site, functions, rules, indexes and the documents' ends. */
  readonly publish: () => Promise<void>;
}

export interface Step {
  readonly name: string;
  /** Left out: nothing. */
  readonly cost?: string;
  /** Later deployments look at it again: `before` them it refuses them, `after` them it is turned on. */
  readonly again?: 'before' | 'after';
  /** Asks the project itself. @throws PlainError if it cannot be asked, or is something that nobody here can change */
  readonly done?: () => Promise<boolean>;
  readonly commands?: readonly Command[];
  /** Instead of `commands`, which say then what to type without a terminal. @returns 'later' if the person wants that */
  readonly run?: () => Promise<unknown>;
  /** What a person does in the console. */
  readonly click?: () => readonly string[];
  /** A school can be open without it. */
  readonly isOptional?: boolean;
}

/** The project is something that no step can change. */
export class Refusal extends PlainError {}

/** The words of a command; a value is one word, or a part of one. */
export function words(parts: TemplateStringsArray, ...values: readonly string[]): Command {
  const left = [...values];
  const all = parts.join('\0').trim().split(/\s+/);
  return all.map((word) => word.replaceAll('\0', () => left.shift() ?? ''));
}

/** Whether it changes nothing. */
export const isQuestion = (command: Command) => ['--format=json', '--json'].includes(command.at(-1) ?? '');

/** Quoted for a shell, which would interpret parentheses, quotes and blanks. */
export const typed = (command: Command) =>
  command.map((one) => (/[()" ]/.test(one) ? `'${one}'` : one)).join(' ');

/** The regions of the functions beside databases that are in several. */
const beside: Record<string, string> = { nam5: 'us-central1', nam7: 'us-central1', eur3: 'europe-west1' };

const services = [
  ...['firebase', 'firebasehosting', 'firebaserules', 'firestore', 'identitytoolkit', 'firebasestorage'],
  ...['storage', 'cloudfunctions', 'cloudbuild', 'artifactregistry', 'run', 'eventarc', 'pubsub'],
  ...['cloudscheduler', 'secretmanager', 'iam', 'cloudresourcemanager', 'logging', 'billingbudgets'],
].map((name) => `${name}.googleapis.com`);

/** Of the functions' account at Firebase Auth: functions/src/least-roles.test.ts */
const permissions = 'firebaseauth.users.get,firebaseauth.users.update,firebaseauth.users.delete';
const schoolName = siteIn(firstLanguage).name;
const requestLog = 'run.googleapis.com%2Frequests';
/** As `gcloud` says it. */
const isMissing = /NOT_FOUND|(?:may|does) not exist|valid project ID|not found: 404/;

/** @param left how long an answer may take, milliseconds */
export function stepsOf(world: World, left?: () => number): readonly Step[] {
  const { project, tell, ask, say } = world;
  const own = `--project=${project}`;
  const database = '--database=(default)';
  const bucket = `gs://${project}.firebasestorage.app`;
  const account = `pathshala-api@${project}.iam.gserviceaccount.com`;
  const member = `serviceAccount:${account}`;
  const user = 'roles/iam.serviceAccountUser';
  const describeDatabase = words`gcloud firestore databases describe ${database} ${own}`;
  const describeBucket = words`gcloud storage buckets describe ${bucket} ${own}`;
  const console = `https://console.firebase.google.com/project/${project}`;
  const roles = ['datastore.user', 'storage.objectUser', 'eventarc.eventReceiver', 'run.invoker']
    .map((name) => `roles/${name}`)
    .concat(`projects/${project}/roles/pathshalaAuth`);

  const read = async <Answer>(command: Command): Promise<Answer> => {
    const question = [...command, command[0] === 'gcloud' ? '--format=json' : '--json'];
    return JSON.parse(await tell(question, left && { milliseconds: left() }));
  };
  /** Undefined: there is none. Firebase refuses all questions about a project that is none of its own. */
  const find = <Answer>(command: Command) =>
    read<Answer>(command).catch((error: Error) => {
      const isNone = command[0] === 'firebase' ? error instanceof PlainError : isMissing.test(error.message);
      if (isNone) return undefined;
      throw error;
    });
  function is<Answer>(command: Command, check: (found: Answer | undefined) => boolean) {
    return async () => check(await find<Answer>(command));
  }
  const isThere = (command: Command) => is(command, (found) => found !== undefined);
  const says = (command: Command, name: string, value: unknown) =>
    is<Readonly<Record<string, unknown>>>(command, (found) => found?.[name] === value);
  const hasRoles = (command: Command, wanted: readonly string[]) =>
    is<{ bindings?: { role: string; members: string[] }[] }>(command, ({ bindings = [] } = {}) =>
      wanted.every((role) => bindings.some((one) => one.role === role && one.members.includes(member))),
    );
  const list = async (what: string, ...more: string[]) =>
    (await find<{ result?: readonly unknown[] }>(['firebase', what, ...more, '--project', project]))?.result;
  const signedIn = () => read<readonly { account: string }[]>(words`gcloud auth list --filter=status:ACTIVE`);
  const idOf = (name = '') => name.replace('billingAccounts/', '');
  const payer = async () => {
    const found = await find<{ billingEnabled?: boolean; billingAccountName?: string }>(
      words`gcloud billing projects describe ${project}`,
    );
    return found?.billingEnabled ? idOf(found.billingAccountName) : '';
  };
  /** A database has at most one schedule of each kind, so look before creating one. */
  const schedule = (kind: 'daily' | 'weekly', cost: string, ...how: string[]): Step => ({
    name: `The ${kind} backup`,
    cost,
    again: 'after',
    done: is<{ weeklyRecurrence?: object }[]>(
      words`gcloud firestore backups schedules list ${database} ${own}`,
      (all = []) =>
        all.some(({ weeklyRecurrence }) => (weeklyRecurrence === undefined) === (kind === 'daily')),
    ),
    commands: [
      [...words`gcloud firestore backups schedules create ${database} --recurrence=${kind}`, ...how, own],
    ],
  });

  return [
    {
      name: 'Sign in at Google, for this machine',
      done: async () => (await world.signIn()) === undefined && (await signedIn()).length > 0,
      run: () => tell(words`gcloud auth login --update-adc`, { isShown: true }),
    },
    {
      name: `The project ${project}`,
      again: 'before',
      done: is<{ lifecycleState?: string }>(words`gcloud projects describe ${project}`, (found) => {
        if (found && found.lifecycleState !== 'ACTIVE')
          throw new Refusal(`${project} is deleted: gcloud projects undelete ${project}`);
        return found !== undefined;
      }),
      run: async () => {
        say('  There is none that you may see; those are listed by gcloud projects list.');
        if ((await ask('Make it? (yes)', 'yes')) !== 'yes') return 'later';
        await tell(words`gcloud projects create ${project} --name=${schoolName}`);
      },
      commands: [words`gcloud projects list`],
    },
    {
      name: 'A billing account (the Blaze plan), which functions need',
      cost: 'what is used above the free amounts; 10,000 learners use a dollar’s worth a month (docs/performance.md)',
      again: 'before',
      done: async () => (await payer()) !== '',
      run: async () => {
        const accounts = words`gcloud billing accounts list --filter=open=true`;
        const all = await read<{ name: string; displayName: string }[]>(accounts);
        for (const { name, displayName } of all) say(`  ${idOf(name)}  ${displayName}`);
        if (all.length === 0) say('  Make one: https://console.cloud.google.com/billing/create');
        const only = all.length === 1 ? idOf(all[0]?.name) : '';
        const one = only || (await ask('Which account pays?', '0X0X0X-0X0X0X-0X0X0X'));
        if (!one) return 'later';
        await tell(words`gcloud billing projects link ${project} --billing-account=${one}`);
      },
      commands: [words`gcloud billing projects link ${project} --billing-account=ACCOUNT`],
    },
    {
      name: 'Google’s services',
      done: is<{ config: { name: string } }[]>(words`gcloud services list --enabled ${own}`, (on = []) =>
        services.every((name) => on.some(({ config }) => config.name === name)),
      ),
      commands: [
        // Otherwise calls of this machine count for no project, and Google refuses them.
        words`gcloud auth application-default set-quota-project ${project}`,
        ['gcloud', 'services', 'enable', ...services, own],
      ],
    },
    {
      name: 'An alert before the bill is a surprise',
      isOptional: true,
      done: async () => {
        const look = words`gcloud billing budgets list --billing-account=${await payer()} --billing-project=${project}`;
        const all = await read<readonly { displayName?: string }[]>(look);
        return all.some(({ displayName }) => displayName === project);
      },
      run: async () => {
        const sum = await ask('Mail you at half and all of which sum a month, in its currency?', '5');
        if (!/^\d+$/.test(sum)) return 'later';
        await tell(
          words`gcloud billing budgets create --billing-account=${await payer()} --display-name=${project} --budget-amount=${sum} --filter-projects=projects/${project} --threshold-rule=percent=0.5 --threshold-rule=percent=1.0 --billing-project=${project}`,
        );
      },
    },
    {
      name: 'Firebase in the project, and the site as its web app',
      done: async () => ((await list('apps:list', 'WEB')) ?? []).length > 0,
      run: async () => {
        if (!(await list('apps:list', 'WEB'))) await tell(words`firebase projects:addfirebase ${project}`);
        await tell(words`firebase apps:create WEB ${schoolName} --project ${project}`);
      },
    },
    {
      name: 'Sign-in by e-mail and by Google',
      run: async () => world.allowSignIn((await signedIn())[0]?.account ?? ''),
    },
    {
      name: `The database, in ${region}`,
      cost: 'per read, write and gigabyte above the free amounts of each day',
      again: 'before',
      done: is<{ locationId: string }>(describeDatabase, (found) => {
        const wanted = found && (beside[found.locationId] ?? found.locationId);
        if (!found || wanted === region) return found !== undefined;
        throw new Refusal(
          `the database is in ${found.locationId}, the functions would be in ${region}: write ${wanted} into functions/contract/site/region.ts and type npm run generate`,
        );
      }),
      commands: [words`gcloud firestore databases create ${database} --location=${region} ${own}`],
    },
    {
      name: `A place for uploads, ${bucket}`,
      cost: 'a few cents per gigabyte and month',
      done: isThere(describeBucket),
      click: () => [`${console}/storage, Get started: location ${region}, production mode`],
    },
    {
      name: 'An account for the functions',
      done: isThere(words`gcloud iam service-accounts describe ${account} ${own}`),
      commands: [words`gcloud iam service-accounts create pathshala-api ${own}`],
    },
    {
      name: 'A role that reads, changes and deletes accounts, and does nothing else',
      done: isThere(words`gcloud iam roles describe pathshalaAuth ${own}`),
      commands: [words`gcloud iam roles create pathshalaAuth --permissions=${permissions} ${own}`],
    },
    {
      name: 'The roles of that account, the least that work',
      done: hasRoles(words`gcloud projects get-iam-policy ${project}`, roles),
      commands: roles.map(
        (role) =>
          words`gcloud projects add-iam-policy-binding ${project} --role=${role} --condition=None --member=${member}`,
      ),
    },
    {
      name: 'That account may start what it runs as',
      done: hasRoles(words`gcloud iam service-accounts get-iam-policy ${account} ${own}`, [user]),
      commands: [
        words`gcloud iam service-accounts add-iam-policy-binding ${account} ${own} --role=${user} --member=${member}`,
      ],
    },
    {
      name: `Settings, in functions/.env.${project}`,
      done: async () => {
        const settings = world.settings();
        const [fault] = settingFaults({ ...settings, GCLOUD_PROJECT: project });
        if (fault) throw new Refusal(fault);
        return Boolean(settings.SERVICE_ACCOUNT) && settings.SITE_ORIGINS !== undefined;
      },
      run: async () => {
        const { SERVICE_ACCOUNT = account, SITE_ORIGINS } = world.settings();
        const question = `Your own address for it, such as https://your.domain? (Enter: https://${project}.web.app alone)`;
        const origin = SITE_ORIGINS ?? (await ask(question, 'https://your.domain')).replace(/\/+$/, '');
        world.addSettings([`SERVICE_ACCOUNT=${SERVICE_ACCOUNT}`, `SITE_ORIGINS=${origin}`]);
      },
    },
    {
      name: 'Nobody who is invented',
      done: async () => world.invented().length === 0,
      run: async () => {
        const what =
          'It is the demo’s. Publish it, and each page says that it is a demo, until all of it is yours.';
        for (const line of [...fewOf(world.invented()), `  ${what}`]) say(line);
        if ((await ask('Publish it as a demo for now? (yes)', 'yes')) !== 'yes') return 'later';
      },
    },
    {
      name: 'Build and publish: site, functions, rules, indexes, ends of documents',
      cost: 'nothing as long as the free amounts of builds and downloads last',
      run: async () => {
        const isPublished = ((await list('functions:list')) ?? []).length > 0;
        if (isPublished && (await ask('It is published already. Again? (yes)', 'yes')) !== 'yes') return;
        await world.publish();
      },
    },
    {
      name: 'Point-in-time recovery',
      cost: 'storage of what changed in seven days; for some thousand learners less than a dollar a month',
      again: 'after',
      done: says(describeDatabase, 'pointInTimeRecoveryEnablement', 'POINT_IN_TIME_RECOVERY_ENABLED'),
      commands: [words`gcloud firestore databases update ${database} --enable-pitr ${own}`],
    },
    schedule('daily', 'storage of seven copies', '--retention=7d'),
    schedule('weekly', 'storage of five copies', '--day-of-week=SUN', '--retention=35d'),
    {
      name: 'Old versions of uploads',
      cost: 'storage of what was replaced or deleted',
      again: 'after',
      done: says(describeBucket, 'versioning_enabled', true),
      commands: [words`gcloud storage buckets update ${bucket} --versioning ${own}`],
    },
    {
      // The platform's own log of requests has whole addresses, and one call has a person's e-mail in its path.
      name: 'No addresses of people in the log',
      again: 'after',
      done: is<{ exclusions?: { filter: string; disabled?: boolean }[] }>(
        words`gcloud logging sinks describe _Default ${own}`,
        ({ exclusions = [] } = {}) =>
          exclusions.some(({ filter, disabled }) => filter.includes(requestLog) && !disabled),
      ),
      commands: [
        words`gcloud logging sinks update _Default --add-exclusion=name=requests,filter=logName:"${requestLog}" ${own}`,
      ],
    },
    {
      name: 'The first courses and pages',
      done: async () => (await world.school()).hasContent,
      commands: [words`npm run seed -- --project ${project}`],
    },
    {
      name: 'Your own address on the Internet',
      cost: 'what your registrar takes for the name',
      isOptional: true,
      done: async () => !world.settings().SITE_ORIGINS,
      click: () => [
        `${console}/hosting, Add custom domain: ${world.settings().SITE_ORIGINS}; enter its records at your registrar`,
        `${console}/authentication/settings, Authorized domains: the same`,
        'Browsers then use HTTPS alone for it, for two years',
      ],
    },
    {
      name: 'The mails of Firebase',
      isOptional: true,
      click: () => [
        `${console}/settings/general, Public-facing name, which mails call %APP_NAME%: ${schoolName}`,
        `${console}/authentication/emails, language and sender name: ${schoolName}`,
        'Email address verification, subject: Please confirm your e-mail address for %APP_NAME%',
        'Password reset, subject: Choose a new password for %APP_NAME%',
      ],
    },
    {
      name: 'The first admin: you',
      done: async () => (await world.school()).hasAdmin,
      run: async () => {
        say(`  Register at https://${project}.web.app/register and open the link in the mail that comes.`);
        for (;;) {
          const email = await ask('Then write your e-mail address here:', 'you@example.com');
          if (!email) return 'later';
          const grant = tell(words`npm run admin -- grant ${email} --project ${project}`, { isShown: true });
          const why = await failureOf(grant);
          if (!why) return;
          say(`  ${why}`);
        }
      },
    },
  ];
}
