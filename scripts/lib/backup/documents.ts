import { call } from './google-apis.ts';

/**
 * A document in a backup: its fields as in Firestore's REST API, which keeps types. References are relative to the
 * database, so that they work in any project.
 */
export interface KeptDocument {
  /** Below the database, such as `courses/c1/lessons/first`. */
  readonly path: string;
  readonly fields: object;
}

const pageSize = 300;
/** Keeps a commit far below Firestore's ten megabytes. */
const commitSize = 20;
const databaseOf = (project: string) => `projects/${project}/databases/(default)/documents`;

/** Within a string the quotes would be escaped, and a field of this name holds an object. */
const referenceTo = (place: string) => `{"referenceValue":"${place}`;

function replaced(fields: object, from: string, to: string): object {
  return JSON.parse(JSON.stringify(fields).replaceAll(referenceTo(from), () => referenceTo(to)));
}

interface Row {
  readonly document?: { readonly name: string; readonly fields?: object };
}

/**
 * The next documents of all collections.
 * @param after full name of the last known document
 */
async function pageOf(project: string, limit: number, after?: string) {
  const structuredQuery = {
    from: [{ allDescendants: true }],
    orderBy: [{ field: { fieldPath: '__name__' } }],
    limit,
    ...(after && { startAt: { values: [{ referenceValue: after }], before: false } }),
  };
  const rows = await call<Row[]>('firestore', `${databaseOf(project)}:runQuery`, { structuredQuery });
  return rows.flatMap(({ document }) => document ?? []);
}

/** Iterates over all documents, in pages, including those with a missing parent. */
export async function* allDocuments(project: string): AsyncGenerator<KeptDocument> {
  const place = `${databaseOf(project)}/`;
  let page = await pageOf(project, pageSize);
  while (page.length > 0) {
    for (const { name, fields = {} } of page)
      yield { path: name.slice(place.length), fields: replaced(fields, place, '') };
    page = await pageOf(project, pageSize, page.at(-1)?.name);
  }
}

/** Whether the database is empty. */
export async function isEmpty(project: string): Promise<boolean> {
  return (await pageOf(project, 1)).length === 0;
}

/**
 * Restores documents, replacing existing ones.
 * @throws Error if one cannot be written
 */
export async function writeDocuments(project: string, documents: readonly KeptDocument[]): Promise<void> {
  const place = `${databaseOf(project)}/`;
  const writes = documents.map(({ path, fields }) => ({
    update: { name: place + path, fields: replaced(fields, '', place) },
  }));
  const commits = Array.from({ length: Math.ceil(writes.length / commitSize) }, (_, at) =>
    call('firestore', `${databaseOf(project)}:commit`, {
      writes: writes.slice(at * commitSize, (at + 1) * commitSize),
    }),
  );
  await Promise.all(commits);
}
