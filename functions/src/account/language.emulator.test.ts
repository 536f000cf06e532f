import { endpoints } from '@pathshala/contract/calls/endpoints';
import { describe, expect, test } from 'vitest';
import { askingParents } from '../../test/support/consent-school.ts';
import { person, stranger } from '../../test/support/people.ts';
import { servedSchool } from '../../test/support/served-school.ts';
import { collections } from '../firestore/collections.ts';

const { api, emulated } = servedSchool({
  who: [],
  services: (services) => ({ consent: askingParents(services) }),
});

const signIn = (who: { email: string; token: string }, language?: string) =>
  api.call(endpoints.putUser, {
    email: who.email,
    token: who.token,
    body: { email: who.email, ...(language && { language }) },
  });
const choose = (token: string, language: unknown) =>
  api.call(endpoints.keepLanguage, { token, body: { language } });
const languageOf = async (token: string) => (await api.call(endpoints.ownLanguage, { token })).json;

describe('the language that the school writes to somebody in', () => {
  test('is that of the page on which they first signed in, until they choose', async () => {
    const rima = await stranger(emulated, 'rima@school.test');
    await signIn(rima, 'bn');
    expect(await languageOf(rima.token)).toEqual({ language: 'bn' });
    await signIn(rima, 'en');
    expect(await languageOf(rima.token)).toEqual({ language: 'bn' });
    expect(await choose(rima.token, 'en')).toMatchObject({ status: 200, json: { language: 'en' } });
    await signIn(rima, 'bn');
    expect(await languageOf(rima.token)).toEqual({ language: 'en' });
  });

  test('is unknown of somebody who was there before, until they sign in again', async () => {
    const rima = await person(emulated, 'rima@school.test');
    expect(await languageOf(rima.token)).toEqual({ language: null });
    await signIn(rima);
    expect(await languageOf(rima.token)).toEqual({ language: null });
    await signIn(rima, 'bn');
    expect(await languageOf(rima.token)).toEqual({ language: 'bn' });
  });

  test('is that of the mail to a parent, and of the page it leads to', async () => {
    const rima = await person(emulated, 'rima@school.test');
    await choose(rima.token, 'bn');
    const body = { band: 'under-13', parentEmail: 'mother@home.test' };
    await api.call(endpoints.askConsent, { token: rima.token, body });
    const [mail] = (await collections.mail(emulated.db).get()).docs.map((one) => one.data());
    expect(mail?.message.subject).toBe('আপনার সন্তান পাঠশালা সাইটে পড়তে চায়');
    expect(mail?.message.text).toContain('https://school.example/bn/parent#');
  });
});
