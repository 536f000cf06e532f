/** The baseline of the bench's cold start: a process that loads what the function needs of firebase-admin and nothing else. */
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { usage } from './serve-for-parent.mjs';

process.on('disconnect', () => process.exit());
const app = initializeApp();
getAuth(app);
getFirestore(app);
process.send(usage());
