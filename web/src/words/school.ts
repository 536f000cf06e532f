import { siteIn } from '@pathshala/brand/site-in';
import type { SchoolIn } from '@pathshala/contract/site/school';
import { useSyncExternalStore } from 'react';
import { siteLanguage } from './language.ts';

/** The settings in the page's language: those of the build, until newer ones arrive (app/follow-school.ts). */
export const school: SchoolIn = { ...siteIn(siteLanguage) };

const listeners = new Set<() => void>();
let changes = 0;

export function changeSchool(now: Partial<SchoolIn>): void {
  Object.assign(school, now);
  changes += 1;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** `school`, for what may be on screen when newer settings arrive. */
export function useSchool(): SchoolIn {
  useSyncExternalStore(
    listen,
    () => changes,
    () => 0,
  );
  return school;
}

/** Undefined for an empty number. */
export const telOf = (phone: string | undefined) =>
  phone ? `tel:${phone.replace(/[^+\d]/g, '')}` : undefined;
export const whatsappOf = (number: string | undefined) =>
  number ? `https://wa.me/${number.replace(/\D/g, '')}` : undefined;

/** As part of a URL. Senders choose their address: a `?` in it must not begin a query. */
export function encodeAddress(address: string): string {
  return encodeURIComponent(address).replaceAll('%40', '@');
}

/** To one address, without other headers. @param subject our own text */
export function mailtoOf(address: string, subject?: string): string {
  const head = subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`;
  return `mailto:${encodeAddress(address)}${head}`;
}
