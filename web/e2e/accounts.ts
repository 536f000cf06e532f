import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

/** The accounts that seeding makes (contract, "Demo accounts"). */
export const admin = { email: 'admin@pathshala.test', password: 'admin-pass-1' };
export const student = { email: 'student@pathshala.test', password: 'student-pass-1' };

export interface Person {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** Somebody whom no other test knows. */
export function newPerson(name = 'Mithila Rahman'): Person {
  return { name, email: `${randomUUID()}@pathshala.test`, password: 'a-long-password' };
}

/** Fills in the login form that is open and presses Login. */
export async function fillLogin(page: Page, person: { email: string; password: string }): Promise<void> {
  const login = page.locator('form').getByRole('button', { name: 'Login', exact: true });
  // Register, from which one may come, has such fields, too.
  await expect(login).toBeVisible();
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await login.click();
}

/** Fills in the register form that is open and presses Register. */
export async function fillRegistration(page: Page, person: Person): Promise<void> {
  const { name, email, password } = person;
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
}

/** Registers through the register page and waits for the avatar. */
export async function register(page: Page, person: Person): Promise<void> {
  await page.goto('/register');
  await fillRegistration(page, person);
  await expect(page.getByRole('button', { name: `Account of ${person.name}` })).toBeVisible();
}
