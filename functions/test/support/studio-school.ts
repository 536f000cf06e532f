import type { StudioItem } from '@pathshala/contract/studio';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type Answer, serveApi, type TestApi } from './api.ts';
import { editing } from './editing.ts';
import { connect } from './emulators.ts';
import { type Person, person } from './people.ts';

type Services = Partial<Parameters<typeof serveApi>[0]>;

/** The item that a call of the studio has answered. */
export const itemOf = (answer: Answer) => answer.json as StudioItem;

/**
 * For a file of tests: the API over an empty school with one admin, anew for each test, and the studio's calls as that
 * admin makes them.
 * @param services what is to be other than usual
 */
export function studioSchool(services: Services = {}) {
  const emulated = connect();
  let api: TestApi;
  let head: Person;
  beforeAll(async () => {
    api = await serveApi({ ...emulated, ...services });
  });
  beforeEach(async () => {
    await emulated.clear();
    head = await person(emulated, 'head@school.test', 'admin');
  });
  afterAll(async () => {
    await api.close();
    await emulated.close();
  });
  return {
    emulated,
    db: emulated.db,
    /** Both are there once a test runs. */
    api: () => api,
    head: () => head,
    ...editing(
      () => api,
      () => head,
    ),
  };
}
