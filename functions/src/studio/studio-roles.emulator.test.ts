import { articleFields, courseFields, lessonFields } from '@pathshala/content/testing/studio-fields';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import { type AddressOf, type Endpoint, pathOf } from '@pathshala/contract/http/endpoint';
import { limits } from '@pathshala/contract/http/limits';
import { studioEndpoints } from '@pathshala/contract/studio/endpoints';
import type { StudioEntry, StudioPage } from '@pathshala/contract/studio/items';
import { isFull } from '@pathshala/contract/testing/full';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeOf, refusal, serveApi, uncounted } from '../../test/support/api.ts';
import { testEachRole } from '../../test/support/each-role.ts';
import { connect } from '../../test/support/emulators.ts';
import { type Person, people, roleStateOf, signInAgain } from '../../test/support/people.ts';
import { duringTests } from '../../test/support/server.ts';
import { editing, ifMatch, itemOf, keepItem } from '../../test/support/studio.ts';
import { collections } from '../firestore/collections.ts';

const emulated = connect();
const { auth, db } = emulated;
afterAll(emulated.close);
const api = duringTests(() => serveApi(emulated, { counter: uncounted }));

/** A teacher of another course; of this one; one who may publish it; an admin. Others are in `every-endpoint`. */
const roles = ['stranger', 'own', 'publisher', 'admin'] as const;
type Role = (typeof roles)[number];
type StudioName = keyof typeof studioEndpoints;

interface Row {
  readonly may: readonly Role[];
  /** It does not change a course, so its calls share one. */
  readonly reads?: true;
  readonly at: (course: string) => object;
}

const itsOwn = ['own', 'publisher', 'admin'] as const;
const any = () => ({});
const draftOf = (course: string) => ({ kind: 'lessons', id: `${course}~first` });
const liveOf = (course: string) => ({ kind: 'lessons', id: `${course}~live` });
const firstOf = (course: string) => ({ ...liveOf(course), revision: '1' });

/** Who may make each call, and on what it is made. A call without a row does not compile. */
const table: Readonly<Record<StudioName, Row>> = {
  studioAudit: { may: ['admin'], reads: true, at: any },
  studioRequests: { may: ['admin'], reads: true, at: any },
  studioList: { may: roles, reads: true, at: () => ({ kind: 'courses' }) },
  studioCreate: { may: itsOwn, at: (course) => ({ kind: 'lessons', body: { ...lessonFields, course } }) },
  studioItem: { may: itsOwn, reads: true, at: draftOf },
  studioSave: { may: itsOwn, at: (course) => ({ ...draftOf(course), body: lessonFields }) },
  studioChange: {
    may: itsOwn,
    at: (course) => ({ ...draftOf(course), body: { changes: [{ path: ['minutes'], value: 7 }] } }),
  },
  studioMove: { may: itsOwn, at: (course) => ({ ...draftOf(course), body: { place: 1 } }) },
  studioPublish: { may: ['publisher', 'admin'], at: (course) => ({ ...draftOf(course), body: {} }) },
  studioUnpublish: { may: ['publisher', 'admin'], at: liveOf },
  studioCoursePeople: { may: itsOwn, reads: true, at: (course) => ({ id: course }) },
  studioReaders: { may: itsOwn, reads: true, at: liveOf },
  studioAsk: { may: itsOwn, at: (course) => ({ ...draftOf(course), body: {} }) },
  studioUnask: { may: itsOwn, at: liveOf },
  studioReturn: { may: ['admin'], at: (course) => ({ ...liveOf(course), body: { word: 'Shorter.' } }) },
  studioArchive: { may: itsOwn, at: draftOf },
  studioRevisions: { may: itsOwn, reads: true, at: liveOf },
  studioRevision: { may: itsOwn, reads: true, at: firstOf },
  studioRestore: { may: itsOwn, at: firstOf },
  studioShare: { may: itsOwn, at: liveOf },
  studioUnshare: { may: itsOwn, at: liveOf },
  studioAssign: {
    may: ['admin'],
    at: (course) => ({ id: course, body: { email: 'own@school.test', publish: false } }),
  },
};

const buildPeople = () =>
  people(emulated, {
    student: ['student@school.test'],
    stranger: ['stranger@school.test', 'teacher'],
    own: ['own@school.test', 'teacher'],
    publisher: ['publisher@school.test', 'teacher'],
    admin: ['admin@school.test', 'admin'],
  });

async function askFor(id: string, by: string): Promise<void> {
  const at = Timestamp.now();
  const record = { kind: 'lessons', id, by, at, openSince: at, word: '' } as const;
  await collections.publishRequests(db).doc(`lessons~${id}`).set(record);
}

describe('each call', () => {
  /** A new course if the call changes it; refused and reading calls share one for each teacher. */
  function courseFor(name: StudioName, role: Role): string {
    const { may, reads } = table[name];
    const own = may.includes(role) && !reads ? name.toLowerCase() : 'shared';
    return `${own}-${role === 'publisher' ? role : role === 'admin' ? 'admin' : 'own'}`;
  }
  /** A teacher who may publish the course may do everything else that its teacher may. */
  const rolesOf = (name: StudioName) =>
    roles.filter((role) => isFull || role !== 'publisher' || !table[name].may.includes('own'));
  const courses = new Set(
    (Object.keys(table) as StudioName[]).flatMap((name) =>
      rolesOf(name).map((role) => courseFor(name, role)),
    ),
  );
  let known: Awaited<ReturnType<typeof buildPeople>>;
  const drafts = new Map<string, string>();

  beforeAll(async () => {
    await emulated.clear();
    known = await buildPeople();
    const by = known.admin.uid;
    await Promise.all(
      [...courses].map(async (course) => {
        const publishes = course.endsWith('-publisher');
        const { uid } = publishes ? known.publisher : known.own;
        const [draft] = await Promise.all([
          keepItem(emulated, 'lessons', `${course}~first`, lessonFields, { by }),
          keepItem(emulated, 'lessons', `${course}~live`, lessonFields, { by, published: lessonFields }),
          keepItem(emulated, 'courses', course, courseFields, { by }),
          askFor(`${course}~live`, known.own.uid),
        ]);
        drafts.set(course, draft.etag);
        const teacher = { uid, publishes };
        await collections.drafts(db).doc(`courses~${course}`).update({ teacher });
      }),
    );
  });

  testEachRole({
    rolesOf,
    table,
    refusalOf: () => [403, 'forbidden'],
    prepare: async (name, role) => {
      const course = courseFor(name, role);
      const isConditional = ['studioSave', 'studioChange', 'studioPublish'].includes(name);
      const given = {
        ...table[name].at(course),
        token: known[role].token,
        ...(isConditional ? ifMatch(drafts.get(course)) : {}),
      };
      const made = [
        `courses~${course}`,
        ...['first', 'live', 'how-many-mangoes'].map((own) => `lessons~${course}~${own}`),
      ];
      return {
        make: () => api.call(studioEndpoints[name] as Endpoint, given as AddressOf<Endpoint>),
        look: async () => {
          const all = made.map((key) => collections.drafts(db).doc(key));
          const request = collections.publishRequests(db).doc(`lessons~${course}~live`);
          return (await db.getAll(...all, request)).map((one) => one.data());
        },
      };
    },
  });
});

describe('a teacher', () => {
  let known: Awaited<ReturnType<typeof buildPeople>>;
  beforeAll(async () => {
    await emulated.clear();
    known = await buildPeople();
  });

  const list = async (kind: string, { token }: Person) =>
    await api.call(studioEndpoints.studioList, { kind, token });

  test('owns what they begin, sees nothing of others, and has nothing to do with articles', async () => {
    const { own, stranger } = known;
    await keepItem(emulated, 'courses', 'theirs', courseFields, { by: known.admin.uid });
    const { create } = editing(api, own);
    const made = await create('courses', courseFields);
    expect(made.status).toBe(201);
    const { id } = itemOf(made);
    const items = ((await list('courses', own)).json as StudioPage<StudioEntry>).items;
    expect(items.map((one) => [one.id, one.teacher])).toEqual([[id, { uid: own.uid, publishes: false }]]);
    expect((await list('courses', stranger)).json).toEqual({ items: [], next: null });
    expect((await list('articles', own)).status).toBe(403);
    expect((await create('articles', articleFields)).status).toBe(403);
  });

  test('publishes where an admin gave it, and no longer once it is taken back', async () => {
    const { own, admin } = known;
    const lesson = await keepItem(emulated, 'lessons', 'mango~first', lessonFields, { by: admin.uid });
    await keepItem(emulated, 'courses', 'mango', courseFields, { by: admin.uid });
    const give = (email: string, publish: boolean) =>
      api.call(studioEndpoints.studioAssign, { id: 'mango', body: { email, publish }, token: admin.token });
    const { publish, read } = editing(api, own);
    expect((await give(own.email, false)).status).toBe(200);
    expect((await publish('lessons', 'mango~first', lesson.etag)).status).toBe(403);
    expect((await give(own.email, true)).status).toBe(200);
    expect((await publish('lessons', 'mango~first', lesson.etag)).status).toBe(200);
    expect((await give('', false)).status).toBe(200);
    expect((await read('lessons', 'mango~first')).status).toBe(403);
    expect((await give('student@school.test', true)).status).toBe(409);
    expect((await give('nobody@school.test', true)).status).toBe(404);
  });

  test('learns who worked on a lesson by name, and an admin by address as well', async () => {
    const { own, admin } = known;
    await keepItem(emulated, 'lessons', 'banyan~first', lessonFields, { by: admin.uid });
    const course = await keepItem(emulated, 'courses', 'banyan', courseFields, { by: admin.uid });
    await collections
      .drafts(db)
      .doc(`courses~${course.id}`)
      .update({ teacher: { uid: own.uid } });
    const name = { kind: 'lessons', id: 'banyan~first' } as const;
    const at = Timestamp.now();
    const revision = { revision: 1, fields: lessonFields, by: admin.uid, at, note: '' };
    await collections.revisions(db, 'lessons~banyan~first').doc('1').set(revision);
    const seenBy = async ({ token }: Person) => {
      const revisions = await api.call(studioEndpoints.studioRevisions, { ...name, token });
      return JSON.stringify([(await list('lessons', { ...own, token })).json, revisions.json]);
    };
    expect(await seenBy(own)).toContain(`Name of ${admin.email}`);
    expect(await seenBy(own)).not.toContain(`"email"`);
    expect(await seenBy(admin)).toContain(`"email":"${admin.email}"`);
  });

  test('starts so many drafts and no more, until an admin takes some over', async () => {
    const { publisher, admin } = known;
    await keepItem(emulated, 'courses', 'mine-0', courseFields, { by: publisher.uid });
    const first = (await collections.drafts(db).doc('courses~mine-0').get()).data();
    const batch = db.batch();
    for (let n = 1; n < limits.draftsMax; n += 1)
      batch.set(collections.drafts(db).doc(`courses~mine-${n}`), { ...first });
    await batch.commit();
    const begin = (who: Person, id: string) => editing(api, who).create('courses', { ...courseFields, id });
    expect(codeOf(await begin(publisher, 'one-more'))).toBe('limit-reached');
    expect((await begin(admin, 'of-an-admin')).status).toBe(201);
    expect((await editing(api, admin).archive('courses', 'mine-0')).status).toBe(200);
    expect((await begin(publisher, 'one-more')).status).toBe(201);
  });

  test('is made and unmade by an admin alone, with a trail, and loses the studio at once', async () => {
    const { student, admin } = known;
    const { email } = student;
    const change = (endpoint: Endpoint) =>
      api.send(endpoint.method, pathOf(endpoint, { email } as AddressOf<Endpoint>), { token: admin.token });
    expect((await change(endpoints.makeTeacher)).json).toEqual({ modifiedCount: 1 });
    expect((await change(endpoints.makeTeacher)).json).toEqual({ modifiedCount: 0 });
    expect((await auth.getUser(student.uid)).customClaims).toEqual({ teacher: true });
    expect((await list('courses', { ...student, token: await signInAgain(email) })).status).toBe(200);
    expect((await change(endpoints.removeAdmin)).json).toEqual({ modifiedCount: 0 });
    expect((await change(endpoints.removeTeacher)).json).toEqual({ modifiedCount: 1 });
    // A sign-in of the same second loses the role; older ones end altogether.
    expect([401, 403]).toContain((await list('courses', student)).status);
    expect((await change(endpoints.removeTeacher)).json).toEqual({ modifiedCount: 0 });
    expect((await roleStateOf(emulated, student.uid)).changes).toEqual([
      { actor: admin.uid, action: 'make-teacher' },
      { actor: admin.uid, action: 'remove-teacher' },
    ]);
  });

  test('becomes an admin whole, and an admin is not made less by being made a teacher', async () => {
    const { own, admin } = known;
    await api.call(endpoints.makeAdmin, { email: own.email, token: admin.token });
    expect((await auth.getUser(own.uid)).customClaims).toEqual({ admin: true });
    const less = await api.call(endpoints.makeTeacher, { email: own.email, token: admin.token });
    expect(refusal(less)).toEqual([409, 'conflict']);
    await api.call(endpoints.removeTeacher, { email: own.email, token: admin.token });
    expect((await roleStateOf(emulated, own.uid)).record).toBe('admin');
  });
});
