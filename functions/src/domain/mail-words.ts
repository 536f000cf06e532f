import { siteIn } from '@pathshala/brand/site-in';
import { mails } from '@pathshala/content/mails';
import type { Language } from '@pathshala/contract/text/languages';
import { type LocalText, textIn } from '@pathshala/contract/text/local-text';

/** Placeholders of a mail's text, such as `{link}`, besides the school's name. */
export type MailPlaces = Readonly<Record<string, string>>;

/** Subject and text of a mail. */
export interface MailWords {
  readonly subject: string;
  readonly text: string;
}

/** The school's name in a language. */
export function schoolIn(language: Language): string {
  return siteIn(language).name;
}

/**
 * Fills a mail of `functions/content/site/mails.json`.
 * @throws Error for a placeholder without a value
 */
export function mailWords(name: keyof typeof mails, language: Language, places: MailPlaces): MailWords {
  const school = schoolIn(language);
  const given: MailPlaces = { ...places, school };
  const say = (text: LocalText) =>
    textIn(text, language).text.replace(/\{(\w+)\}/g, (_, place: string) => {
      const value = given[place];
      if (value === undefined)
        throw new Error(`The mail ${name} has {${place}}, and nothing is given for it`);
      return value;
    });
  const { subject, text } = mails[name];
  return { subject: say(subject), text: `${[...text.map(say), school].join('\n\n')}\n` };
}

/** A whole number as a language writes it. */
export function numberIn(language: Language, value: number): string {
  return new Intl.NumberFormat(language).format(value);
}
