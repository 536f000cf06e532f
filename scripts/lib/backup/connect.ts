import { applicationDefault, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { initializeFirestore } from 'firebase-admin/firestore';
import { defaultProject, realProject } from '../projects.ts';
import type { School } from './backup.ts';

/**
 * The school of a project: of a real one with the person's own credentials, or in the emulators that the environment
 * names. Whole numbers are read as they are stored, however long.
 * @param given the project that the command line names
 * @throws PlainError outside the emulators without a real project
 */
export function connectSchool(given: string | undefined, usage: string): School {
  const isEmulated = Boolean(process.env.FIRESTORE_EMULATOR_HOST && process.env.FIREBASE_AUTH_EMULATOR_HOST);
  const project = isEmulated ? (given ?? defaultProject() ?? '') : realProject(given, usage);
  const app = initializeApp(
    isEmulated ? { projectId: project } : { projectId: project, credential: applicationDefault() },
  );
  const db = initializeFirestore(app);
  db.settings({ useBigInt: true });
  return { project, db, auth: getAuth(app), isEmulated };
}
