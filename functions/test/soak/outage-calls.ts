import { taskName } from '@pathshala/contract/classroom';
import type { classroomEndpoints } from '@pathshala/contract/classroom-endpoints';
import type { AddressOf, Endpoint } from '@pathshala/contract/endpoint';
import { listEndpoints } from '@pathshala/contract/endpoints';
import { conditionHeader, type studioEndpoints } from '@pathshala/contract/studio-endpoints';
import type { weekEndpoints } from '@pathshala/contract/week-endpoints';
import type { Answer, CallOptions } from '../support/api.ts';
import { firstLesson } from '../support/classrooms.ts';
import { tinyPdf, tinyPdfName } from '../support/media-files.ts';
import type { Person } from '../support/people.ts';
import { openPaper, price, school } from '../support/school.ts';
import { completed, disputed, refunded, signed } from '../support/stripe-events.ts';
import { aboutPage, articleFields, type StudioItems } from '../support/studio.ts';
import { type OwnName, ownEndpoints } from './all-endpoints.ts';
import { type Cast, paymentOf } from './outage-people.ts';
import { forwardedFor, type World } from './world.ts';

/** One call that succeeds while all is well. */
export interface OutageCall {
  readonly name: string;
  readonly ask: () => Promise<Answer>;
  /** Of whom nothing is left when it succeeded. */
  readonly ends?: Person;
}

type Apis = World['apis'];
type Given = CallOptions & Readonly<Record<string, unknown>>;

/** By the endpoints' names: an endpoint without a row does not compile. */
type Rows = Readonly<Record<OwnName, readonly (readonly [api: keyof Apis, given: Given])[]>>;

/** What somebody may have practised. */
const practised = { id: 'soak', at: 1, template: 'm1-adding', seed: 1, level: 1, outcome: 'right' };
/** Of nobody: what is taken back need not be known. */
const takenBack = '00000000-0000-4000-8000-000000000000';
const decisions = ['give', 'withdraw', 'delete'] as const;

function rowsFor(cast: Cast, round: number): Rows {
  const { head, rima, sessions, messages, leaver, goer, riser, faller, asker, child } = cast;
  const { helped, erased } = cast;
  const as = ({ token }: Person, more: object = {}): Given => ({ token, ...more });
  const lesson = { courseId: school.free, lessonId: 'first' };
  const closed = { courseId: school.closed };
  const ownRecord = { email: rima.email, body: { email: rima.email } };
  const asParent = { body: { token: cast.childToken } };
  const decision = decisions[round % decisions.length];
  const event = (payload: string): Given => ({ body: payload, headers: signed(payload) });
  const bought = { uid: asker.uid, courseId: school.priced, payment: paymentOf(cast) };
  return {
    health: [['usual', {}]],
    course: [['usual', { id: school.priced }]],
    article: [['usual', { blogId: cast.studio.restored.id }]],
    prices: [['usual', {}]],
    publishedPart: [['usual', { part: aboutPage.id }]],
    media: [['usual', { name: tinyPdfName }]],
    putUser: [
      ['usual', as(rima, ownRecord)],
      ['consent', as(child, { email: child.email, body: { email: child.email } })],
    ],
    isAdmin: [['usual', as(rima, { email: rima.email })]],
    endSession: [['usual', as(leaver)]],
    users: [['usual', as(head)]],
    makeAdmin: [['usual', as(head, { email: riser.email })]],
    removeAdmin: [['usual', as(head, { email: faller.email })]],
    ownData: [['usual', as(rima)]],
    orders: [['usual', as(rima)]],
    ownLanguage: [['usual', as(rima)]],
    keepLanguage: [['usual', as(rima, { body: { language: 'bn' } })]],
    deleteAccount: [['usual', as(goer)]],
    contact: [['usual', { body: { name: 'Soak', email: rima.email, message: 'In an outage' } }]],
    messages: [['usual', as(head)]],
    person: [['usual', as(head, { uid: helped.uid })]],
    giveCourse: [['usual', as(head, { uid: helped.uid, courseId: school.priced })]],
    takeCourse: [['usual', as(head, { uid: helped.uid, courseId: school.priced })]],
    disablePerson: [['usual', as(head, { uid: helped.uid })]],
    enablePerson: [['usual', as(head, { uid: helped.uid })]],
    erasePerson: [['usual', as(head, { uid: erased.uid, body: { email: erased.email } })]],
    answerMessage: [['usual', as(head, { id: messages[0], body: { answered: true } })]],
    deleteMessage: [['usual', as(head, { id: messages[1] })]],
    roleChanges: [['usual', as(head)]],
    overview: [['usual', as(head)]],
    enrolmentCounts: [['usual', as(head, { query: { of: rima.uid } })]],
    enrolmentList: [['usual', as(head)]],
    saleList: [['usual', as(head)]],
    search: [['usual', { query: { q: 'numbers' } }]],
    searchChanges: [['usual', {}]],
    enrolments: [['usual', as(rima)]],
    ownCourse: [['usual', as(rima, { courseId: school.free })]],
    enrol: [
      ['usual', as(rima, { courseId: school.free })],
      ['consent', as(child, { courseId: school.free })],
    ],
    certificate: [['usual', as(rima, { courseId: school.free, body: { name: 'Rima' } })]],
    startModelTest: [['consent', as(child, { courseId: school.free })]],
    handInModelTest: [
      ['usual', as(rima, { courseId: school.free, body: { paper: openPaper, answers: ['1'] } })],
    ],
    dealClassTest: [['usual', as(rima, { schoolClass: '7', paperSeed: '417' })]],
    markClassTest: [['usual', { body: { answers: [{ question: `${school.free}/first/0`, answer: '1' }] } }]],
    revokedCertificates: [['usual', {}]],
    revokeCertificate: [['usual', as(head, { certificateId: takenBack })]],
    restoreCertificate: [['usual', as(head, { certificateId: takenBack })]],
    progress: [['usual', as(rima, { ...lesson, body: { done: true } })]],
    keepPlace: [['usual', as(rima, { ...lesson, body: { part: 0.5 } })]],
    waitingPlace: [['usual', as(rima, closed)]],
    joinWaitingList: [['usual', as(rima, closed)]],
    leaveWaitingList: [['usual', as(child, closed)]],
    waitingList: [['usual', as(rima)]],
    checkout: [
      ['usual', as(rima, { courseId: school.priced, body: { price } })],
      ['stripe', as(child, { courseId: school.priced, body: { price } })],
    ],
    practiceSession: [['usual', as(rima, { sessionId: sessions[0] })]],
    practiceOutcome: [['usual', as(rima, { sessionId: sessions[1], body: { outcome: 'pay' } })]],
    practiceLog: [['usual', as(rima)]],
    addPractice: [['usual', as(rima, { body: { entries: [practised] } })]],
    stripeWebhook: [
      ['stripe', event(completed({ ...bought, payment: `${bought.payment}_paid` }))],
      ['stripe', event(refunded({ ...bought, payment: `${bought.payment}_back` }))],
      ['stripe', event(disputed({ payment: bought.payment }))],
    ],
    lesson: [
      ['usual', as(rima, { courseId: school.free, lessonId: 'second' })],
      ['consent', as(child, { courseId: school.free, lessonId: 'second' })],
    ],
    coursePack: [
      ['usual', as(rima, { courseId: school.free })],
      ['consent', as(child, { courseId: school.free })],
    ],
    consent: [['consent', as(child)]],
    askConsent: [['consent', as(asker, { body: { band: 'under-13', parentEmail: 'father@home.test' } })]],
    parentView: [['consent', asParent]],
    parentData: [['consent', asParent]],
    parentDecision: [['consent', { body: { token: cast.decidedToken, decision } }]],
    quiz: [['usual', { ...lesson, body: { answers: [0, 1, 2] } }]],
    makeTeacher: [['usual', as(head, { email: cast.learner.email })]],
    removeTeacher: [['usual', as(head, { email: cast.tutor.email })]],
    preview: [['usual', { link: cast.studio.link }]],
    ...studioRows(cast),
    ...classroomRows(cast),
    ...weekRows(cast),
  };
}

type StudioName = keyof typeof studioEndpoints & `studio${string}`;

function studioRows({ head, teacher, studio }: Cast): Pick<Rows, StudioName> {
  const kind = 'articles' as const;
  const one = (
    { id, etag }: StudioItems['saved'],
    more: object = {},
  ): readonly (readonly ['usual', Given])[] => [
    ['usual', { token: head.token, kind, id, headers: { [conditionHeader]: etag }, ...more }],
  ];
  const body = { ...articleFields, title: 'Written while Firestore was away' };
  return {
    studioAudit: [['usual', { token: head.token }]],
    studioMedia: [
      ['usual', { token: head.token, body: tinyPdf, headers: { 'Content-Type': 'application/pdf' } }],
    ],
    studioList: [['usual', { token: head.token, kind }]],
    studioCreate: [['usual', { token: head.token, kind, body: { ...body, id: studio.unused } }]],
    studioItem: one(studio.published),
    studioSave: one(studio.saved, { body }),
    studioPublish: one(studio.written, { body: { note: 'In an outage' } }),
    studioUnpublish: one(studio.published),
    studioCoursePeople: [['usual', { token: head.token, id: school.free }]],
    studioArchive: one(studio.left),
    studioRevisions: one(studio.saved),
    studioRevision: one(studio.restored, { revision: '1' }),
    studioShare: one(studio.restored),
    studioUnshare: one(studio.restored),
    studioRestore: one(studio.restored, { revision: '1' }),
    studioAssign: [
      ['usual', { token: head.token, id: studio.course, body: { email: teacher.email, publish: true } }],
    ],
  };
}

function classroomRows(cast: Cast): Pick<Rows, keyof typeof classroomEndpoints> {
  const { teacher, rima, child, classroom, otherClassroom, endedClassroom } = cast;
  const pupil = ({ token }: Person, more: object = {}): Rows[OwnName] => [['usual', { token, ...more }]];
  const taught = ({ id }: { id: string }, more: object = {}): Rows[OwnName] => [
    ['usual', { token: teacher.token, classroomId: id, ...more }],
  ];
  const body = { code: classroom.code };
  return {
    joinedClassrooms: pupil(rima),
    lookAtClassroom: [
      ['usual', { token: rima.token, body }],
      ['consent', { token: child.token, body }],
    ],
    joinClassroom: [
      ['usual', { token: rima.token, body }],
      ['consent', { token: child.token, body }],
    ],
    leaveClassroom: pupil(rima, { classroomId: classroom.id }),
    taughtClassrooms: pupil(teacher),
    makeClassroom: pupil(teacher, { body: { name: 'Made in an outage' } }),
    taughtClassroom: taught(classroom),
    endClassroom: taught(endedClassroom),
    renewCode: taught(otherClassroom),
    closeClassroom: taught(otherClassroom),
    removePupil: taught(classroom, { pupilId: rima.uid }),
    setTask: taught(classroom, { body: { ...firstLesson, due: '2030-02-28' } }),
    removeTask: taught(otherClassroom, { task: taskName(firstLesson) }),
  };
}

/** Of their own each: a link that was just ended opens nothing. */
function weekRows({ rima, child, asker, weekToken }: Cast): Pick<Rows, keyof typeof weekEndpoints> {
  const as = ({ token }: Person): Given => ({ token });
  return {
    weekLink: [['usual', as(rima)]],
    makeWeekLink: [
      ['usual', as(asker)],
      ['consent', as(child)],
    ],
    endWeekLink: [['usual', as(child)]],
    weekView: [['usual', { body: { token: weekToken } }]],
  };
}

/** Every endpoint, at every kind of school where it does something of its own, as somebody calls it who may. */
export function outageCalls(apis: Apis, cast: Cast, round: number): OutageCall[] {
  const rows = Object.entries(rowsFor(cast, round)).flatMap(([name, calls]) =>
    calls.map(([api, given]) => ({ name, api, given, endpoint: ownEndpoints[name as OwnName] })),
  );
  const lists = Object.entries(listEndpoints).map(([name, endpoint]) => ({
    ...{ name, api: 'usual' as const, given: {} as Given, endpoint },
  }));
  return [...rows, ...lists].map(({ name, api, given, endpoint }, at) => {
    const headers = { 'x-forwarded-for': forwardedFor(`${cast.rima.uid} ${at}`), ...given.headers };
    const ask = () => apis[api].call(endpoint as Endpoint, { ...given, headers } as AddressOf<Endpoint>);
    const whose = name === 'parentDecision' && round % decisions.length === 2 ? cast.decided : undefined;
    const left: Readonly<Record<string, Person>> = { deleteAccount: cast.goer, erasePerson: cast.erased };
    const ends = left[name] ?? whose;
    return { name: api === 'usual' ? name : `${name} (${api})`, ask, ...(ends ? { ends } : {}) };
  });
}
