import { drawnSubjects } from '@pathshala/contract/catalogue/subjects';
import { type Check, calledBy, defineKind, group, list, number, text, words } from './define-kind.ts';
import { isSeenOn } from './school.ts';

/** The luminance of white. */
const white = 1;

/** What is read as one letter may be several characters: `কি`. Firefox 115 has no `Intl.Segmenter`. */
const lettersIn = (sign: string) => sign.match(/[\p{L}\p{N}]\p{M}*/gu) ?? [];

const isSign: Check = {
  name: 'sign',
  message: 'faults.sign',
  passes: (sign: string) =>
    drawnSubjects.some((one) => one === sign) ||
    (/^[\p{L}\p{M}\p{N}]+$/u.test(sign) && lettersIn(sign).length <= 2),
};

const schoolClass = (label: string) =>
  number({ integer: true, min: 1, max: 12, label, hint: 'studio-help.subjectClass' });

export const subject = defineKind({
  one: 'subject',
  called: calledBy('studio.subjects', 'studio.subject'),
  title: 'name',
  whole: true,
  files: { as: 'rows', at: 'subjects.json', idField: 'id' },
  begins: () => ({ colour: '#37607E' }),
  fields: {
    name: words([2, 40], 'studio-fields.name', 'studio-help.subjectName'),
    /** White stands on it. */
    colour: text({
      ...{ pattern: [/^#[0-9a-f]{6}$/i, 'faults.colour'], checks: [isSeenOn(white)] },
      ...{ label: 'studio-fields.colour', hint: 'studio-help.subjectColour', control: 'colour' },
    }),
    sign: text({
      ...{ max: 12, checks: [isSign], control: 'sign' },
      ...{ label: 'studio-fields.sign', hint: 'studio-help.subjectSign' },
    }),
    /** What some classes call it: physics is “Science” until class 8. */
    inClasses: list(
      group({
        name: words([2, 40], 'studio-fields.name', 'studio-help.subjectName'),
        from: schoolClass('studio-fields.fromClass'),
        to: schoolClass('studio-fields.toClass'),
      }),
      {
        ...{ optional: true, max: 12, one: 'studio-fields.row' },
        ...{ label: 'studio-fields.inClasses', hint: 'studio-help.inClasses' },
      },
    ),
  },
});
