import { describe, expect, it, test } from 'vitest';
import { adminEndpoints } from './admin-endpoints.ts';
import { bodySchemas } from './bodies.ts';
import { classroomEndpoints } from './classroom-endpoints.ts';
import { pathOf } from './endpoint.ts';
import { endpoints, listEndpoints } from './endpoints.ts';
import { listNames } from './lists.ts';
import { studioEndpoints } from './studio-endpoints.ts';
import { weekEndpoints } from './week-endpoints.ts';

const courseId = 'sums';
const lessonId = 'first';
const email = 'rima@school.test';
const rima = 'rima%40school.test';

const both = { ...endpoints, ...adminEndpoints, ...studioEndpoints, ...classroomEndpoints, ...weekEndpoints };
const item = { kind: 'lessons', id: 'sums~first' };
const classroomId = 'k1';

/** The addresses that others rely on, to the letter. Nowhere else is one written out. */
const addresses: Record<keyof typeof both, [call: string, path: string]> = {
  health: ['GET /health', pathOf(endpoints.health, {})],
  course: ['GET /course/sums', pathOf(endpoints.course, { id: courseId })],
  prices: ['GET /prices', pathOf(endpoints.prices, {})],
  publishedPart: [
    'GET /published/home?lang=bn',
    pathOf(endpoints.publishedPart, { part: 'home', query: { lang: 'bn' } }),
  ],
  article: ['GET /article/sums', pathOf(endpoints.article, { blogId: 'sums' })],
  media: ['GET /media/0a.webp', pathOf(endpoints.media, { name: '0a.webp' })],
  putUser: [`PUT /user/${rima}`, pathOf(endpoints.putUser, { email })],
  isAdmin: [`GET /admin/${rima}`, pathOf(endpoints.isAdmin, { email })],
  users: ['GET /user', pathOf(endpoints.users, {})],
  makeAdmin: [`PUT /user/admin/${rima}`, pathOf(endpoints.makeAdmin, { email })],
  endSession: ['DELETE /session', pathOf(endpoints.endSession, {})],
  removeAdmin: [`DELETE /user/admin/${rima}`, pathOf(endpoints.removeAdmin, { email })],
  ownData: ['GET /account/data', pathOf(endpoints.ownData, {})],
  orders: ['GET /account/orders', pathOf(endpoints.orders, {})],
  ownLanguage: ['GET /account/language', pathOf(endpoints.ownLanguage, {})],
  keepLanguage: ['PUT /account/language', pathOf(endpoints.keepLanguage, {})],
  deleteAccount: ['DELETE /account', pathOf(endpoints.deleteAccount, {})],
  contact: ['POST /contact', pathOf(endpoints.contact, {})],
  messages: ['GET /messages', pathOf(endpoints.messages, {})],
  search: ['GET /search?q=whole+numbers', pathOf(endpoints.search, { query: { q: 'whole numbers' } })],
  searchChanges: ['GET /search/changes', pathOf(endpoints.searchChanges, {})],
  enrolments: ['GET /enrolment', pathOf(endpoints.enrolments, {})],
  enrol: ['PUT /enrolment/sums', pathOf(endpoints.enrol, { courseId })],
  ownCourse: ['GET /enrolment/sums/course', pathOf(endpoints.ownCourse, { courseId })],
  keepPlace: ['PUT /enrolment/sums/lesson/first/place', pathOf(endpoints.keepPlace, { courseId, lessonId })],
  progress: ['PUT /enrolment/sums/lesson/first', pathOf(endpoints.progress, { courseId, lessonId })],
  waitingPlace: ['GET /waiting-list/sums', pathOf(endpoints.waitingPlace, { courseId })],
  joinWaitingList: ['PUT /waiting-list/sums', pathOf(endpoints.joinWaitingList, { courseId })],
  leaveWaitingList: ['DELETE /waiting-list/sums', pathOf(endpoints.leaveWaitingList, { courseId })],
  waitingList: ['GET /waiting-list', pathOf(endpoints.waitingList, {})],
  checkout: ['POST /checkout/sums', pathOf(endpoints.checkout, { courseId })],
  practiceSession: ['GET /practice/checkout/s1', pathOf(endpoints.practiceSession, { sessionId: 's1' })],
  practiceOutcome: ['POST /practice/checkout/s1', pathOf(endpoints.practiceOutcome, { sessionId: 's1' })],
  practiceLog: ['GET /practice/log?after=7', pathOf(endpoints.practiceLog, { query: { after: 7 } })],
  addPractice: ['POST /practice/log', pathOf(endpoints.addPractice, {})],
  stripeWebhook: ['POST /stripe/webhook', pathOf(endpoints.stripeWebhook, {})],
  certificate: ['POST /course/sums/certificate', pathOf(endpoints.certificate, { courseId })],
  startModelTest: ['POST /course/sums/model-test', pathOf(endpoints.startModelTest, { courseId })],
  handInModelTest: ['POST /course/sums/model-test/answers', pathOf(endpoints.handInModelTest, { courseId })],
  dealClassTest: [
    'GET /model-test/9/417',
    pathOf(endpoints.dealClassTest, { schoolClass: '9', paperSeed: '417' }),
  ],
  markClassTest: ['POST /model-test/answers', pathOf(endpoints.markClassTest, {})],
  revokedCertificates: ['GET /certificates/revoked', pathOf(endpoints.revokedCertificates, {})],
  revokeCertificate: [
    'PUT /certificates/c1/revoked',
    pathOf(adminEndpoints.revokeCertificate, { certificateId: 'c1' }),
  ],
  restoreCertificate: [
    'DELETE /certificates/c1/revoked',
    pathOf(adminEndpoints.restoreCertificate, { certificateId: 'c1' }),
  ],
  lesson: ['GET /course/sums/lesson/first', pathOf(endpoints.lesson, { courseId, lessonId })],
  coursePack: ['GET /course/sums/pack', pathOf(endpoints.coursePack, { courseId })],
  consent: ['GET /consent', pathOf(endpoints.consent, {})],
  askConsent: ['PUT /consent', pathOf(endpoints.askConsent, {})],
  parentView: ['POST /parent/view', pathOf(endpoints.parentView, {})],
  parentData: ['POST /parent/data', pathOf(endpoints.parentData, {})],
  parentDecision: ['POST /parent/decision', pathOf(endpoints.parentDecision, {})],
  quiz: ['POST /course/sums/lesson/first/quiz', pathOf(endpoints.quiz, { courseId, lessonId })],
  roleChanges: ['GET /role-changes', pathOf(adminEndpoints.roleChanges, {})],
  answerMessage: ['PUT /messages/m1/answered', pathOf(adminEndpoints.answerMessage, { id: 'm1' })],
  deleteMessage: ['DELETE /messages/m1', pathOf(adminEndpoints.deleteMessage, { id: 'm1' })],
  overview: ['GET /overview', pathOf(adminEndpoints.overview, {})],
  enrolmentCounts: [
    'GET /overview/enrolment-counts?of=u1%2Cu2',
    pathOf(adminEndpoints.enrolmentCounts, { query: { of: 'u1,u2' } }),
  ],
  person: ['GET /people/u1', pathOf(adminEndpoints.person, { uid: 'u1' })],
  giveCourse: ['PUT /people/u1/courses/sums', pathOf(adminEndpoints.giveCourse, { uid: 'u1', courseId })],
  takeCourse: ['DELETE /people/u1/courses/sums', pathOf(adminEndpoints.takeCourse, { uid: 'u1', courseId })],
  disablePerson: ['PUT /people/u1/disabled', pathOf(adminEndpoints.disablePerson, { uid: 'u1' })],
  enablePerson: ['DELETE /people/u1/disabled', pathOf(adminEndpoints.enablePerson, { uid: 'u1' })],
  erasePerson: ['POST /people/u1/erasure', pathOf(adminEndpoints.erasePerson, { uid: 'u1' })],
  enrolmentList: ['GET /overview/enrolments', pathOf(adminEndpoints.enrolmentList, {})],
  saleList: ['GET /overview/sales', pathOf(adminEndpoints.saleList, {})],
  studioAudit: ['GET /studio/audit', pathOf(studioEndpoints.studioAudit, {})],
  studioMedia: ['POST /studio/media', pathOf(studioEndpoints.studioMedia, {})],
  studioList: [
    'GET /studio/courses?state=live&q=sums',
    pathOf(studioEndpoints.studioList, { kind: 'courses', query: { state: 'live', q: 'sums' } }),
  ],
  studioCreate: ['POST /studio/books', pathOf(studioEndpoints.studioCreate, { kind: 'books' })],
  studioItem: ['GET /studio/lessons/sums~first', pathOf(studioEndpoints.studioItem, item)],
  studioSave: ['PUT /studio/lessons/sums~first', pathOf(studioEndpoints.studioSave, item)],
  studioPublish: ['POST /studio/lessons/sums~first/publish', pathOf(studioEndpoints.studioPublish, item)],
  studioUnpublish: [
    'POST /studio/lessons/sums~first/unpublish',
    pathOf(studioEndpoints.studioUnpublish, item),
  ],
  studioCoursePeople: [
    'GET /studio/courses/sums/people',
    pathOf(studioEndpoints.studioCoursePeople, { id: courseId }),
  ],
  studioArchive: ['POST /studio/lessons/sums~first/archive', pathOf(studioEndpoints.studioArchive, item)],
  studioRevisions: [
    'GET /studio/lessons/sums~first/revisions',
    pathOf(studioEndpoints.studioRevisions, item),
  ],
  studioRevision: [
    'GET /studio/lessons/sums~first/revisions/2',
    pathOf(studioEndpoints.studioRevision, { ...item, revision: '2' }),
  ],
  studioRestore: [
    'POST /studio/lessons/sums~first/revisions/2/restore',
    pathOf(studioEndpoints.studioRestore, { ...item, revision: '2' }),
  ],
  studioShare: ['POST /studio/lessons/sums~first/preview', pathOf(studioEndpoints.studioShare, item)],
  studioUnshare: ['DELETE /studio/lessons/sums~first/preview', pathOf(studioEndpoints.studioUnshare, item)],
  preview: ['GET /preview/t1', pathOf(endpoints.preview, { link: 't1' })],
  studioAssign: ['PUT /studio/courses/sums/teacher', pathOf(studioEndpoints.studioAssign, { id: 'sums' })],
  makeTeacher: [`PUT /user/teacher/${rima}`, pathOf(studioEndpoints.makeTeacher, { email })],
  removeTeacher: [`DELETE /user/teacher/${rima}`, pathOf(studioEndpoints.removeTeacher, { email })],
  weekLink: ['GET /account/week-link', pathOf(weekEndpoints.weekLink, {})],
  makeWeekLink: ['PUT /account/week-link', pathOf(weekEndpoints.makeWeekLink, {})],
  endWeekLink: ['DELETE /account/week-link', pathOf(weekEndpoints.endWeekLink, {})],
  weekView: ['POST /week/view', pathOf(weekEndpoints.weekView, {})],
  joinedClassrooms: ['GET /classrooms', pathOf(classroomEndpoints.joinedClassrooms, {})],
  lookAtClassroom: ['POST /classrooms/look', pathOf(classroomEndpoints.lookAtClassroom, {})],
  joinClassroom: ['POST /classrooms/join', pathOf(classroomEndpoints.joinClassroom, {})],
  leaveClassroom: ['DELETE /classrooms/k1', pathOf(classroomEndpoints.leaveClassroom, { classroomId })],
  taughtClassrooms: ['GET /teaching', pathOf(classroomEndpoints.taughtClassrooms, {})],
  makeClassroom: ['POST /teaching', pathOf(classroomEndpoints.makeClassroom, {})],
  taughtClassroom: ['GET /teaching/k1', pathOf(classroomEndpoints.taughtClassroom, { classroomId })],
  endClassroom: ['DELETE /teaching/k1', pathOf(classroomEndpoints.endClassroom, { classroomId })],
  renewCode: ['POST /teaching/k1/code', pathOf(classroomEndpoints.renewCode, { classroomId })],
  closeClassroom: ['DELETE /teaching/k1/code', pathOf(classroomEndpoints.closeClassroom, { classroomId })],
  removePupil: [
    'DELETE /teaching/k1/pupils/u1',
    pathOf(classroomEndpoints.removePupil, { classroomId, pupilId: 'u1' }),
  ],
  setTask: ['PUT /teaching/k1/tasks', pathOf(classroomEndpoints.setTask, { classroomId })],
  removeTask: [
    'DELETE /teaching/k1/tasks/lesson.sums~first',
    pathOf(classroomEndpoints.removeTask, { classroomId, task: 'lesson.sums~first' }),
  ],
};

test.each(Object.entries(both))('%s is where the contract says', (name, { method }) => {
  const [call, path] = addresses[name as keyof typeof both];
  expect(`${method} ${path}`).toBe(call);
});

test('the lists are where the contract says', () => {
  const calls = Object.values(listEndpoints).map(({ method, path }) => `${method} ${path}`);
  expect(calls).toEqual(listNames.map((name) => `GET /${name}`));
  expect(calls).toEqual(
    expect.arrayContaining([
      'GET /classOne',
      'GET /classTwo',
      'GET /classThree',
      'GET /classFour',
      'GET /classFive',
      'GET /classSix',
      'GET /classSeven',
      'GET /classEight',
      'GET /classNine',
      'GET /classTen',
      'GET /classEleven',
      'GET /classTwelve',
      'GET /freeCourse',
      'GET /discountCourse',
      'GET /liveCourse',
      'GET /specialCourse',
      'GET /islamicCourse',
      'GET /kidsCourse',
      'GET /entertainCourse',
    ]),
  );
});

test('no two endpoints are one call', () => {
  const calls = [...Object.values(both), ...Object.values(listEndpoints)].map(
    ({ method, path }) => `${method} ${path}`,
  );
  expect(new Set(calls).size).toBe(calls.length);
});

test('only what changes something takes a body, and no path has a part called as what a call takes besides', () => {
  for (const name of Object.keys(bodySchemas)) {
    expect(['PUT', 'POST']).toContain(both[name as keyof typeof bodySchemas].method);
  }
  for (const { path } of Object.values(both)) expect(path).not.toMatch(/:(query|body|token)\b/);
});

describe('the address of a call', () => {
  it('holds each value encoded', () => {
    expect(pathOf(endpoints.isAdmin, { email: 'a/b+c %@mail.example' })).toBe(
      '/admin/a%2Fb%2Bc%20%25%40mail.example',
    );
  });

  it('has what was given of the query, in its order', () => {
    expect(pathOf(endpoints.users, { query: { limit: 2, after: 'a/b' } })).toBe('/user?limit=2&after=a%2Fb');
    expect(pathOf(endpoints.users, { query: { limit: 2, after: undefined } })).toBe('/user?limit=2');
  });

  it('is none where a value is empty', () => {
    expect(() => pathOf(endpoints.putUser, { email: '' })).toThrow('/user/:email has an empty part');
    expect(() => pathOf(endpoints.progress, { courseId: '', lessonId })).toThrow('empty part');
  });

  it('takes the values that its path names, and no others', () => {
    // @ts-expect-error it needs an address
    expect(() => pathOf(endpoints.makeAdmin, {})).not.toThrow(TypeError);
    // @ts-expect-error the path has no such part
    expect(pathOf(endpoints.makeAdmin, { email: 'a', name: 'b' })).toBe('/user/admin/a');
    // @ts-expect-error it has no such query
    expect(pathOf(endpoints.users, { query: { page: 2 } })).toBe('/user?page=2');
  });
});
