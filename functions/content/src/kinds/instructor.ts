import { instructorSubjects } from '@pathshala/contract/catalogue/subjects';
import type { StudioFields } from '@pathshala/contract/content/fields';
import { isHttpsLink } from '@pathshala/contract/content/published';
import { unknownPortrait } from '@pathshala/contract/site/paths';
import { type Check, choice, defineKind, group, picture, text } from './define-kind.ts';

const isHttps: Check = {
  name: 'https',
  message: 'faults.https',
  passes: (link: string) => link === '' || isHttpsLink(link),
};
const socialLink = (label: string) =>
  text({ optional: true, mayBeEmpty: true, checks: [isHttps], label, hint: 'studio-help.profile' });

function withoutOddLinks(fields: StudioFields): StudioFields {
  const links = Object.entries((fields.links ?? {}) as object).filter(
    ([, link]) => link === '' || isHttpsLink(link),
  );
  return { ...fields, links: Object.fromEntries(links) };
}

export const instructor = defineKind({
  one: 'instructor',
  called: {
    ...{ many: 'studio.instructorsMany', some: 'studio.instructorsSome' },
    ...{ one: 'studio.instructor', about: 'studio.instructorsAbout' },
  },
  title: 'name',
  whole: true,
  search: {
    ...{ group: 'instructors', text: ['bio'], classes: 'education' },
    alone: {
      ...{ called: 'teacher', note: 'education', picture: () => unknownPortrait },
      on: (subject) => instructorSubjects.find((row) => row.subject === subject) ?? instructorSubjects[0],
    },
  },
  shown: withoutOddLinks,
  files: { as: 'rows', at: 'instructors.json', idField: 'id' },
  form: ['name', 'subject', 'education', 'bio', 'picture', 'links'],
  fields: {
    subject: choice(
      instructorSubjects.map((row) => row.subject),
      'instructorSubjects',
      { label: 'studio-fields.subject', hint: 'studio-help.subject' },
    ),
    name: text({
      ...{ min: 3, max: 60, translatable: true },
      ...{ label: 'studio-fields.name', hint: 'studio-help.personName' },
    }),
    education: text({
      ...{ min: 5, max: 120, translatable: true },
      ...{ label: 'studio-fields.education', hint: 'studio-help.education' },
    }),
    bio: text({
      ...{ min: 10, max: 240, translatable: true, rows: 3 },
      ...{ label: 'studio-fields.bio', hint: 'studio-help.bio' },
    }),
    links: group(
      { facebook: socialLink('Facebook'), linkedin: socialLink('LinkedIn'), youtube: socialLink('YouTube') },
      { optional: true },
    ),
    picture: picture('portrait'),
  },
});
