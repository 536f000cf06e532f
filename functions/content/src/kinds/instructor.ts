import { instructorPlace } from '@pathshala/contract/catalogue/instructor-subjects';
import type { StudioFields } from '@pathshala/contract/content/fields';
import { isHttpsLink } from '@pathshala/contract/content/published';
import { calledBy, defineKind, group, picture, subject, text, words } from './define-kind.ts';
import { isHttps } from './school.ts';

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
  called: calledBy('studio.instructors', 'studio.instructor'),
  title: 'name',
  whole: true,
  search: {
    ...{ group: 'instructors', text: ['bio'], classes: 'education' },
    alone: { called: 'teacher', note: 'education', on: instructorPlace },
  },
  shown: withoutOddLinks,
  files: { as: 'rows', at: 'instructors.json', idField: 'id' },
  form: ['name', 'subject', 'education', 'bio', 'picture', 'links'],
  fields: {
    subject: subject('studio-fields.subject', 'instructorSubjects'),
    name: words([3, 60], 'studio-fields.name', 'studio-help.personName'),
    education: words([5, 120], 'studio-fields.education', 'studio-help.education'),
    bio: words([10, 240], 'studio-fields.bio', 'studio-help.bio', { rows: 3 }),
    links: group(
      { facebook: socialLink('Facebook'), linkedin: socialLink('LinkedIn'), youtube: socialLink('YouTube') },
      { optional: true },
    ),
    picture: picture('portrait'),
  },
});
