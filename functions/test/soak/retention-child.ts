/**
 * The daily job in its own process, to be killed at any moment, with its tasks in place. Prints what it logs, and at its
 * end the memory that it took. TEST_PROJECT: the project in the emulators. NOW: milliseconds since 1970.
 */
import { mailQueue } from '../../src/domain/mail.ts';
import { applyRetentionPolicies } from '../../src/retention/apply-retention-policies.ts';
import { reviewInPlace } from '../../src/retention/review-task.ts';
import { connect } from '../support/emulators.ts';

const { db, auth, close } = connect(process.env.TEST_PROJECT);
const now = Number(process.env.NOW);
const log = (entry: object) => console.log(JSON.stringify(entry));
const services = { db, auth, queueMail: mailQueue(db), site: 'https://school.example' };
const queueReview = reviewInPlace(services, log, () => now);
await applyRetentionPolicies({ ...services, queueReview }, log, now);
log({ step: 'end', megabytes: Math.round(process.resourceUsage().maxRSS / 1024) });
await close();
