import { settingFaults } from '@pathshala/functions/core/settings';
import { isQuestion, Refusal, type Step, stepsOf, typed, type World } from './deploy-steps.ts';
import { PlainError, step as print } from './messages.ts';

/** Milliseconds after the start: later answers are ignored, so that all checks of a deployment take ten seconds at most. */
const answeredBy = 9_500;
const isSignedOut = /active account|current auth tokens|[Rr]eauthentication/;

/** @throws what is no refusal */
function reasonOf(error: unknown): string {
  if (error instanceof PlainError) return error.message;
  throw error;
}

/** @returns whether it is done now; false: the person does it later */
async function take({ click, done, run, commands = [], isOptional }: Step, world: World): Promise<boolean> {
  for (const line of click?.() ?? []) world.say(`  → ${line}`);
  while (click) {
    if ((await world.ask('Enter when it is done, or: later', '')) !== '') return false;
    if (isOptional || !done || (await done())) return true;
    world.say('  Google does not have it yet.');
  }
  if (run) return (await run()) !== 'later';
  for (const command of commands) await world.tell(command);
  return true;
}

/**
 * The way to an open school, for somebody at a terminal. One that has an admin already is deployed again.
 * @throws PlainError where it stops
 */
async function openSchool(world: World): Promise<number> {
  const { say } = world;
  const tell: World['tell'] = (command, how) => {
    if (!isQuestion(command)) say(`  $ ${typed(command)}`);
    return world.tell(command, how);
  };
  const steps = stepsOf({ ...world, tell });
  const left: string[] = [];
  for (const [at, step] of steps.entries()) {
    const { name, cost, isOptional, done } = step;
    say(`\n${at + 1}/${steps.length}  ${name}${cost ? `\n  Costs: ${cost}.` : ''}`);
    try {
      if (await done?.()) say('  Done already.');
      else if (await take(step, { ...world, tell })) say('  Done.');
      else if (isOptional) left.push(name);
      else throw new PlainError('not done yet');
    } catch (error) {
      const why = reasonOf(error);
      const goOn = 'What is done stays done: mend this, and type the same command again.';
      if (!isOptional) throw new PlainError(`${name}: ${why}\n${goOn}`);
      say(`  Not now: ${why}`);
      left.push(name);
    }
    if (at === 0 && (await world.school()).hasAdmin) return await deployAgain(world);
  }
  if (world.invented().length > 0) left.push('What is invented: docs/open-a-school.md, "Make it yours"');
  say(`\nThe school is open: https://${world.project}.web.app. Make it yours at /studio/settings.`);
  if (left.length > 0) say(`Still to do:\n  ${left.join('\n  ')}`);
  return 0;
}

/** @returns the refusals. What could not be asked is printed and blocks nothing. */
async function refusedByGoogle(world: World): Promise<string[]> {
  const left = () => Math.max(1, answeredBy - performance.now());
  const steps = stepsOf(world, left).filter(({ again }) => again === 'before');
  const refusals = steps.map(async ({ name, done, commands = [] }) => {
    try {
      return (await done?.()) ? undefined : `missing: ${name}: ${commands.map(typed).join(' && ')}`;
    } catch (error) {
      const why = reasonOf(error);
      if (error instanceof Refusal) return why;
      if (isSignedOut.test(why)) return 'gcloud does not know who you are: gcloud auth login';
      print('not asked', `${name}: ${why}`);
      return undefined;
    }
  });
  const [ofProject, ...others] = await Promise.all(refusals);
  // Other answers about a missing project are useless.
  return ofProject ? [ofProject] : others.filter((one) => one !== undefined);
}

/**
 * One more deployment, which asks nobody: what can be known before a build, the deployment, and the safeguards, which are
 * turned on if they are off. Those that are on are only read, so that somebody who may not turn them on can still deploy.
 * @returns the exit code: not 0 if a safeguard may be off
 * @throws PlainError with what to type for each refusal
 */
async function deployAgain(world: World): Promise<number> {
  // Each check starts gcloud, which takes seconds, and Google answers only people with valid credentials.
  const signedOut = await world.signIn();
  const refusals = [
    ...(signedOut ? [signedOut] : await refusedByGoogle(world)),
    ...settingFaults({ ...world.settings(), GCLOUD_PROJECT: world.project }),
  ];
  const demo = [
    'this is still a demo: write your own, or publish it as one with --demo',
    ...world.invented(),
  ];
  if (demo.length > 1) refusals.push(demo.join('\n  '));
  if (refusals.length > 0) throw new PlainError(refusals.join('\n✗ '));
  await world.publish();
  let code = 0;
  for (const { name, done, commands = [] } of stepsOf(world).filter(({ again }) => again === 'after')) {
    try {
      if (await done?.()) continue;
      for (const command of commands) await world.tell(command);
      print('safeguard', `${name}: on`);
    } catch (error) {
      const toType = commands.map(typed).join(' && ');
      console.error(`✗ deployed, but not on: ${name} (${reasonOf(error)}): ${toType}`);
      code = 1;
    }
  }
  return code;
}

/** @param isAttended whether somebody is at a terminal */
export const deploy = (world: World, isAttended: boolean) =>
  isAttended ? openSchool(world) : deployAgain(world);
