import { paths } from '@pathshala/contract/site/paths';
import { schoolDay } from '@pathshala/contract/site/region';
import { type Check, day, defineKind, pdf, picture, pictureText, words } from './define-kind.ts';

const aWeek = 7 * 24 * 3600_000;

const isNotBefore: Check = {
  name: 'order',
  message: 'faults.endsBeforeItBegins',
  passes: (until: string, { from }: Readonly<Record<string, unknown>>) => until >= String(from),
};

export const notice = defineKind({
  one: 'notice',
  called: { many: 'notices.many', some: 'notices.some', one: 'notices.one', about: 'notices.about' },
  title: 'title',
  whole: true,
  neverBuilt: true,
  page: () => paths.notices,
  files: { as: 'folder', at: 'notices', idField: 'id' },
  begins: () => ({ from: schoolDay(Date.now()), until: schoolDay(Date.now() + aWeek) }),
  fields: {
    title: words([1, 80], 'studio.title', 'studio-help.noticeTitle'),
    text: words([1, 300], 'studio-fields.body', 'studio-help.noticeText', { rows: 3 }),
    from: day('notices.from', 'studio-help.noticeFrom'),
    until: { ...day('notices.until', 'studio-help.noticeUntil'), checks: [isNotBefore] },
    picture: picture('notice'),
    pictureText: pictureText(),
    file: pdf('studio-pdf.toDownload', 'studio-pdf.toDownloadHint'),
  },
});
