import { setTimeout as sleep } from 'node:timers/promises';
import { applicationDefault } from 'firebase-admin/app';
import { isEmulated } from '../projects.ts';

/**
 * A document as a line of a backup: its fields as Firestore's REST interface has them, in JSON that keeps each value's type. A
 * reference is kept as the path below the database, so that it leads to the same document in whichever project it is restored.
 */
export interface KeptDocument {
  /** Below the database, such as `courses/c1/lessons/first`. */
  readonly path: string;
  readonly fields: object;
}

const pageSize = 300;
/** So that one commit is far below the ten megabytes that Firestore takes. */
const commitSize = 20;
/** Milliseconds before another try, where Firestore has too much to do. */
const pauses = [500, 1000, 2000, 4000, 8000];

const databaseOf = (project: string) => `projects/${project}/databases/(default)/documents`;

async function headers(): Promise<Record<string, string>> {
  if (isEmulated) return { authorization: 'Bearer owner' };
  const credential = applicationDefault();
  const { access_token: token } = await credential.getAccessToken();
  // Whose quota counts, where a person's own credentials ask: the Admin SDK sends it, too.
  const quota = (credential as { getQuotaProjectId?: () => string | undefined }).getQuotaProjectId?.();
  return { authorization: `Bearer ${token}`, ...(quota && { 'x-goog-user-project': quota }) };
}

/** Calls a method of the database. @throws Error when it is refused, or fails each time */
async function call<T>(project: string, method: string, body: object, tries = pauses): Promise<T> {
  const host = process.env.FIRESTORE_EMULATOR_HOST;
  const origin = isEmulated ? `http://${host}` : 'https://firestore.googleapis.com';
  const response = await fetch(`${origin}/v1/${databaseOf(project)}:${method}`, {
    method: 'POST',
    headers: { ...(await headers()), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (response.ok) return (await response.json()) as T;
  const [pause, ...later] = tries;
  if (pause === undefined || (response.status !== 429 && response.status < 500))
    throw new Error(`Firestore answered ${method} with ${response.status}: ${await response.text()}`);
  await sleep(pause);
  return await call(project, method, body, later);
}

/** Within a string the quotes would be escaped, and a field of this name holds an object. */
const referenceTo = (place: string) => `{"referenceValue":"${place}`;

function replaced(fields: object, from: string, to: string): object {
  return JSON.parse(JSON.stringify(fields).replaceAll(referenceTo(from), () => referenceTo(to)));
}

interface Row {
  readonly document?: { readonly name: string; readonly fields?: object };
}

/** The next documents of all collections. @param after the full name of the last one that is known */
async function pageOf(project: string, limit: number, after?: string) {
  const structuredQuery = {
    from: [{ allDescendants: true }],
    orderBy: [{ field: { fieldPath: '__name__' } }],
    limit,
    ...(after && { startAt: { values: [{ referenceValue: after }], before: false } }),
  };
  const rows = await call<Row[]>(project, 'runQuery', { structuredQuery });
  return rows.flatMap(({ document }) => document ?? []);
}

/** Every document of the database, a page at a time. One whose parent is missing is among them. */
export async function* allDocuments(project: string): AsyncGenerator<KeptDocument> {
  const place = `${databaseOf(project)}/`;
  let page = await pageOf(project, pageSize);
  while (page.length > 0) {
    for (const { name, fields = {} } of page)
      yield { path: name.slice(place.length), fields: replaced(fields, place, '') };
    page = await pageOf(project, pageSize, page.at(-1)?.name);
  }
}

/** Whether the database holds no document at all. */
export async function isEmpty(project: string): Promise<boolean> {
  return (await pageOf(project, 1)).length === 0;
}

/** Writes documents as they were; one that is there already is replaced whole. @throws Error when one cannot be written */
export async function writeDocuments(project: string, documents: readonly KeptDocument[]): Promise<void> {
  const place = `${databaseOf(project)}/`;
  const writes = documents.map(({ path, fields }) => ({
    update: { name: place + path, fields: replaced(fields, '', place) },
  }));
  const commits = Array.from({ length: Math.ceil(writes.length / commitSize) }, (_, at) =>
    call(project, 'commit', { writes: writes.slice(at * commitSize, (at + 1) * commitSize) }),
  );
  await Promise.all(commits);
}
