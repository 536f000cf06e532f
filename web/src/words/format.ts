import { priceText } from '@pathshala/contract/courses/course';
import { firstLanguage, type Language, languageRows } from '@pathshala/contract/text/languages';
import { siteLanguage } from './language.ts';
import { digitsIn, numberIn } from './number.ts';
import { words } from './words.ts';

/** The locale for dates. */
export const dateLocale = languageRows[siteLanguage].dates;

export const numberText = (value: number, decimals?: number): string =>
  numberIn(siteLanguage, value, decimals);

/** A file's size for readers. @param bytes ≥ 0 @returns `412 KB`, from a megabyte on `1.3 MB` */
export function formatBytes(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  return kilobytes < 1000
    ? words['books.kilobytes']({ size: numberText(kilobytes) })
    : words['books.megabytes']({ size: numberText(bytes / 1_000_000, 1) });
}

/** In the reader's time zone. @param at ISO 8601 */
export const yearIn = (language: Language, at: string): string =>
  // Every page ends with a year, and the first date format is slow to create.
  digitsIn(language, new Date(at).getFullYear());

export const yearText = (at: string): string => yearIn(siteLanguage, at);

/** One format for all dates, created on first use: that takes a phone 20 ms. */
function daysWritten(options: Intl.DateTimeFormatOptions): (at: string) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (at) => {
    format ??= new Intl.DateTimeFormat(dateLocale, options);
    return format.format(new Date(at));
  };
}

/** A calendar day: 3 March 2026, ৩ মার্চ, ২০২৬. @param day ISO 8601, in UTC */
export const dayText = daysWritten({ dateStyle: 'long', timeZone: 'UTC' });

/** 9 Nov, ৯ নভে. @param day ISO 8601, in UTC */
export const shortDayText = daysWritten({ day: 'numeric', month: 'short', timeZone: 'UTC' });

/** As `dayText`, in the reader's time zone. @param at ISO 8601 */
export const ownDayText = daysWritten({ dateStyle: 'long' });

/** 3 Mar 2026, in the reader's time zone. @param at ISO 8601 */
export const mediumDayText = daysWritten({ dateStyle: 'medium' });

/** 9 November, ৯ নভেম্বর, in the reader's time zone. @param at ISO 8601 */
export const ownDayInYearText = daysWritten({ day: 'numeric', month: 'long' });

/** A day with hours and minutes, in the reader's time zone. @param at ISO 8601 */
export const momentText = daysWritten({
  dateStyle: 'medium',
  timeStyle: 'short',
  // Otherwise some languages have English letters: AM, PM.
  hour12: false,
});

/** `$12`, `$১২`. @param dollars US dollars, ≥ 0, whole cents */
export function moneyText(dollars: number): string {
  const digits = Number.isInteger(dollars) ? 0 : 2;
  return siteLanguage === firstLanguage ? priceText(dollars) : `$${numberText(dollars, digits)}`;
}

export const errorText = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** `$12`, or `Free`. */
export function costText(dollars: number): string {
  return dollars === 0 ? words['ui.free']() : moneyText(dollars);
}
