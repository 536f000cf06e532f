/** Fields shared by kinds. */

import { listNames } from '@pathshala/contract/catalogue/lists';
import { subjectNames } from '@pathshala/contract/catalogue/subjects';
import { itemPicture, type PictureUse } from '@pathshala/contract/pictures/item-picture';
import { languages } from '@pathshala/contract/text/languages';
import { choice, type Label, text } from './define-fields.ts';

export const subject = (label: Label = 'studio-fields.subject') =>
  choice(subjectNames, 'subjects', { label, hint: 'studio-help.subject' });
export const courseList = (label: Label, settings: { readonly hint?: string } = {}) =>
  choice(listNames, 'lists', { ...settings, label });

/** A day, YYYY-MM-DD. */
export const day = (label: Label, hint: string) =>
  text({ label, hint, control: 'date', pattern: [/^\d{4}-\d\d-\d\d$/, 'faults.day'] });

/** An uploaded picture or a drawing, chosen by looking; left out: a drawing of the site's. */
export const picture = <const Use extends PictureUse>(use: Use) =>
  text({
    ...{ optional: true, control: 'picture', use, pattern: [itemPicture, 'faults.pictureUnknown'] },
    label: `studio-picture.${use}`,
  });

/** What a picture shows, for those who cannot see it. */
export const pictureText = () =>
  text({
    ...{ optional: true, max: 300, translatable: true },
    ...{ label: 'studio-picture.text', hint: 'studio-picture.textHint' },
  });

/** Common first fields of articles and books. */
export const entryStart = {
  userName: text({
    ...{ min: 2, max: 60, translatable: true },
    ...{ label: 'studio-fields.author', hint: 'studio-help.author' },
  }),
  title: text({
    ...{ min: 3, max: 100, translatable: true },
    ...{ label: 'studio.title', hint: 'studio-help.entryTitle' },
  }),
  /** Plain text; blank lines separate paragraphs. */
  description: text({
    ...{ min: 20, max: 20_000, translatable: true, rows: 14 },
    ...{ label: 'studio-fields.body', hint: 'studio-fields.paragraphsHint' },
  }),
  subject: subject(),
  /** Its language. */
  lang: choice(languages, 'languages', { label: 'studio-fields.lang', hint: 'studio-help.lang' }),
} as const;
