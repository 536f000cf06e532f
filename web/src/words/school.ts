import { siteIn } from '@pathshala/brand/site-in';
import type { SchoolIn } from '@pathshala/contract/site/school';
import { siteLanguage } from './language.ts';

/** The settings in the page's language: those of the build, until newer ones arrive (app/follow-school.ts). */
export const school: SchoolIn = { ...siteIn(siteLanguage) };

/** Undefined for an empty number. */
export const telOf = (phone: string | undefined) =>
  phone ? `tel:${phone.replace(/[^+\d]/g, '')}` : undefined;
export const whatsappOf = (number: string | undefined) =>
  number ? `https://wa.me/${number.replace(/\D/g, '')}` : undefined;
