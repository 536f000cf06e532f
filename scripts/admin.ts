// `npm run admin -- grant EMAIL` and `-- revoke EMAIL`: manages the first admin of a real project, with the API's own code.
import { parseArgs } from 'node:util';
import { grantAdmin, revokeAdmin } from '@pathshala/functions/accounts/roles';
import { withDeadlines } from '@pathshala/functions/core/deadline';
import { wantsVerifiedAdmins } from '@pathshala/functions/core/settings';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { command, PlainError } from './lib/messages.ts';
import { functionSettings, isEmulated, openProject, projectFor } from './lib/projects.ts';

const usage = 'npm run admin -- grant EMAIL|revoke EMAIL [--project ID]';
/** Actor in the record of role changes. */
const actor = 'command line';

command(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { project: { type: 'string' } },
  });
  const [action, email, ...others] = positionals;
  if ((action !== 'grant' && action !== 'revoke') || !email || others.length > 0)
    throw new PlainError(`Use ${usage}`);
  const projectId = projectFor(values.project, usage);
  const app = await openProject(projectId);
  // Emulators use their environment instead of the deployed school's settings.
  const settings = isEmulated ? process.env : functionSettings(projectId, process.env);
  const verifiedAdmins = wantsVerifiedAdmins(settings, isEmulated);
  const services = withDeadlines({ auth: getAuth(app), db: getFirestore(app), verifiedAdmins });
  const changed = await (action === 'grant' ? grantAdmin : revokeAdmin)(services, email, actor);
  const state = action === 'grant' ? 'an admin' : 'no admin';
  return changed === 1 ? `${email} is ${state} now` : `${email} was ${state} already`;
});
