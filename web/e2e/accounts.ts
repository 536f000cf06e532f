import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

export const admin = { email: 'admin@pathshala.test', password: 'admin-pass-1' };
export const teacher = { email: 'teacher@pathshala.test', password: 'teacher-pass-1' };
export const student = { email: 'student@pathshala.test', password: 'student-pass-1' };

export interface Person {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

export type Credentials = Pick<Person, 'email' | 'password'>;

/** Unique to the test. */
export function newPerson(name = 'Mithila Rahman'): Person {
  return { name, email: `${randomUUID()}@pathshala.test`, password: 'a-long-password' };
}

export async function fillLogin(page: Page, person: Credentials): Promise<void> {
  const login = page.locator('form').getByRole('button', { name: 'Login', exact: true });
  // Register has the same fields.
  await expect(login).toBeVisible();
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await login.click();
}

export async function fillRegistration(page: Page, person: Person): Promise<void> {
  const { name, email, password } = person;
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
}
