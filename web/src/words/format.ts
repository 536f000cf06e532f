import { priceText } from '@pathshala/contract/courses/course';
import { firstLanguage, type Language, languageRows } from '@pathshala/contract/text/languages';
import { siteLanguage } from './language.ts';
import { digitsIn, numberIn } from './number.ts';
import { words } from './words.ts';

/** Whose way of writing days is the page's. */
export const dateLocale = languageRows[siteLanguage].dates;

/** A number as the page's language writes it: as `numberIn` does. */
export const numberText = (value: number, decimals?: number): string =>
  numberIn(siteLanguage, value, decimals);

/** A year as a language writes it: 2026, ২০২৬; that of a day in the reader's own time zone. @param at ISO 8601 */
export const yearIn = (language: Language, at: string): string =>
  // Every page ends with one, and the first format of days is as dear as that of numbers.
  digitsIn(language, new Date(at).getFullYear());

export const yearText = (at: string): string => yearIn(siteLanguage, at);

/** Lists write many days: one format for all of them, but none before the first, for a phone takes 20 ms to make one. */
function daysWritten(options: Intl.DateTimeFormatOptions): (at: string) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (at) => {
    format ??= new Intl.DateTimeFormat(dateLocale, options);
    return format.format(new Date(at));
  };
}

/** A day of the calendar: 3 March 2026, ৩ মার্চ, ২০২৬. @param day as ISO 8601 has it; its day in UTC counts */
export const dayText = daysWritten({ dateStyle: 'long', timeZone: 'UTC' });

/** A day within the year, short: 9 Nov, ৯ নভে. @param day as ISO 8601 has it; its day in UTC counts */
export const shortDayText = daysWritten({ day: 'numeric', month: 'short', timeZone: 'UTC' });

/** A day as its reader has lived it, in their own time zone, written as `dayText` does. @param at ISO 8601 */
export const ownDayText = daysWritten({ dateStyle: 'long' });

/** A day, shorter than `ownDayText`: 3 Mar 2026, in the reader's own time zone. @param at ISO 8601 */
export const mediumDayText = daysWritten({ dateStyle: 'medium' });

/** A day within the year: 9 November, ৯ নভেম্বর, in the reader's own time zone. @param at ISO 8601 */
export const ownDayInYearText = daysWritten({ day: 'numeric', month: 'long' });

/** A day with hours and minutes, in the reader's own time zone. @param at ISO 8601 */
export const momentText = daysWritten({
  dateStyle: 'medium',
  timeStyle: 'short',
  // Without it days in some languages have English letters: AM, PM.
  hour12: false,
});

/**
 * A price as `priceText` of the contract writes it, in the digits of the page's language: `$12`, `$১২`.
 * @param dollars US dollars, ≥ 0, whole cents
 */
export function moneyText(dollars: number): string {
  const digits = Number.isInteger(dollars) ? 0 : 2;
  return siteLanguage === firstLanguage ? priceText(dollars) : `$${numberText(dollars, digits)}`;
}

/** The text of whatever was thrown, for people. */
export const errorText = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** What a course costs, as cards and pages say it: `$12`, and `Free` where there is nothing to pay. */
export function costText(dollars: number): string {
  return dollars === 0 ? words['ui.free']() : moneyText(dollars);
}
