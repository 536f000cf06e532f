import { getAuth } from 'firebase-admin/auth';
import { initializeFirestore } from 'firebase-admin/firestore';
import { isEmulated, openProject, projectFor } from '../projects.ts';
import type { School } from './backup.ts';

/**
 * The school of a project: of a real one with the person's own credentials, or in the emulators that the environment
 * names. Whole numbers are read as they are stored, however long.
 * @param given the project that the command line names
 * @throws PlainError outside the emulators without a real project
 */
export function connectSchool(given: string | undefined, usage: string): School {
  const project = projectFor(given, usage);
  const app = openProject(project);
  const db = initializeFirestore(app);
  db.settings({ useBigInt: true });
  return { project, db, auth: getAuth(app), isEmulated };
}
