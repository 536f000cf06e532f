export const people = ['anonymous', 'other', 'owner', 'admin'] as const;
export type Person = (typeof people)[number];
export const operations = ['get', 'list', 'create', 'update', 'delete'] as const;
export type Operation = (typeof operations)[number];

export interface Row {
  readonly collection: string;
  /** The document of `owner`, if documents belong to a person. */
  readonly id: string;
  readonly data: Record<string, unknown>;
  /** What is allowed to whom; everything else is refused. */
  readonly allowed: Partial<Record<Operation, readonly Person[]>>;
  /** The filter of a query for one's own documents. */
  readonly own?: readonly [field: string, value: string];
}

const admins = { get: ['admin'], list: ['admin'] } as const;

/** Every collection of the API, and one that does not exist. */
export const rows: readonly Row[] = [
  { collection: 'courses', id: 'c1', data: { price: 5, title: 'Numbers' }, allowed: {} },
  { collection: 'catalogue', id: 'classOne', data: { courses: [] }, allowed: {} },
  {
    collection: 'courses/c1/lessons',
    id: 'first',
    data: { body: 'text', quiz: [{ answer: 1 }] },
    allowed: {},
  },
  {
    collection: 'users',
    id: 'owner',
    data: { role: 'student' },
    allowed: { get: ['owner', 'admin'], list: ['admin'] },
  },
  { collection: 'roleChanges', id: 'x', data: { subject: 'owner', to: 'admin' }, allowed: admins },
  { collection: 'messages', id: 'x', data: { name: 'A', email: 'a@b.test', message: 'M' }, allowed: admins },
  {
    collection: 'enrolments',
    id: 'owner_c1',
    data: { uid: 'owner', courseId: 'c1', lessonsDone: [] },
    allowed: { get: ['owner'], list: ['owner'] },
    own: ['uid', 'owner'],
  },
  { collection: 'waitingList', id: 'owner_c1', data: { uid: 'owner' }, allowed: {}, own: ['uid', 'owner'] },
  {
    collection: 'practiceLogs',
    id: 'owner',
    data: { uid: 'owner', part: 0, entries: [] },
    allowed: {},
    own: ['uid', 'owner'],
  },
  { collection: 'weekLinks', id: 'owner', data: { tokenHash: 'h', at: 1 }, allowed: {} },
  {
    collection: 'revocations',
    id: 'c1',
    data: { uid: 'owner', by: 'a' },
    allowed: {},
    own: ['uid', 'owner'],
  },
  { collection: 'revokedHashes', id: '0a', data: { hashes: {} }, allowed: {} },
  { collection: 'payments', id: 'p1', data: { uid: 'owner', amount: 5 }, allowed: {}, own: ['uid', 'owner'] },
  {
    collection: 'practiceSessions',
    id: 'p1',
    data: { uid: 'owner', status: 'open' },
    allowed: {},
    own: ['uid', 'owner'],
  },
  {
    collection: 'classrooms',
    id: 'k1',
    data: { teacher: 'owner', pupils: ['other'] },
    allowed: {},
    own: ['teacher', 'owner'],
  },
  { collection: 'rateLimits', id: 'h1', data: { hits: 1 }, allowed: {} },
  { collection: 'rateSalts', id: 'd1', data: { salt: 's' }, allowed: {} },
  { collection: 'consents', id: 'owner', data: { state: 'waiting' }, allowed: {} },
  { collection: 'mail', id: 'm1', data: { to: ['a@b.test'] }, allowed: {} },
  { collection: 'inactiveAccounts', id: 'owner', data: { warnedAt: 1 }, allowed: {} },
  { collection: 'jobs', id: 'retention', data: { at: 1 }, allowed: {} },
  { collection: 'endedAccounts', id: 'hash', data: { at: 1 }, allowed: {} },
  {
    collection: 'drafts',
    id: 'courses~c1',
    data: { fields: {}, by: 'owner' },
    allowed: {},
    own: ['by', 'owner'],
  },
  { collection: 'published', id: 'courses~c1', data: { fields: {} }, allowed: {} },
  { collection: 'manifestShards', id: 'courses~0', data: { items: {} }, allowed: {} },
  {
    collection: 'published/courses~c1/revisions',
    id: '1',
    data: { by: 'owner' },
    allowed: {},
    own: ['by', 'owner'],
  },
  { collection: 'media', id: 'a.png', data: { type: 'image/png' }, allowed: {} },
  { collection: 'media/a.png/parts', id: '0', data: { bytes: 'x' }, allowed: {} },
  { collection: 'previews', id: 'hash', data: { by: 'owner' }, allowed: {}, own: ['by', 'owner'] },
  {
    collection: 'publishRequests',
    id: 'lessons~a~b',
    data: { by: 'owner', word: 'Please' },
    allowed: {},
    own: ['by', 'owner'],
  },
  { collection: 'quizCounts', id: 'a~b', data: { pupils: 5 }, allowed: {} },
  { collection: 'presence', id: 'x', data: { uid: 'owner' }, allowed: {}, own: ['uid', 'owner'] },
  { collection: 'audit', id: 'x', data: { actor: 'owner' }, allowed: {}, own: ['actor', 'owner'] },
  { collection: 'anything-else', id: 'x', data: { a: 1 }, allowed: {} },
];
