/**
 * The yardstick of the bench's cold start: a process that loads what the function needs of firebase-admin and nothing
 * else, and says how many milliseconds of a processor that took. With `read` it reads one document first, as the function does for its first list.
 */
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';

process.on('disconnect', () => process.exit());
const app = initializeApp();
getAuth(app);
const db = getFirestore(app);
if (process.argv[2] === 'read') await db.collection('catalogue').doc('classSeven').get();
const { userCPUTime, systemCPUTime } = process.resourceUsage();
process.send({ processor: (userCPUTime + systemCPUTime) / 1000 });
