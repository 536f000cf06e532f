import { type SubjectName, subjectNames } from '@pathshala/contract/catalogue/subjects';
import { type PictureUse, scenePath, scenes, usualDrawing } from '@pathshala/contract/pictures/item-picture';
import { homeSheets, subjectPaths, unknownPortrait } from '@pathshala/contract/site/paths';

/** Where a picture stands: its item's id, its path in the form, and the fields beside it. */
export interface PicturePlace {
  readonly id: string;
  readonly name: string;
  readonly beside: Readonly<Record<string, unknown>>;
}

interface UsualPicture {
  /** What the build has drawn for an item that it knew. */
  readonly drawn?: string;
  /** What the site shows of newer ones. */
  readonly otherwise?: string;
}

type UsualOf = (place: PicturePlace, subject: SubjectName | undefined) => UsualPicture;

const usual: Readonly<Record<PictureUse, UsualOf>> = {
  course: ({ id, beside }, subject) => ({
    drawn: `/covers/${id}.svg`,
    ...(subject && beside.list ? { otherwise: subjectPaths.cover(String(beside.list), subject) } : {}),
  }),
  article: ({ id }, subject) => ({
    drawn: `/covers/blog-${id}.svg`,
    ...(subject && { otherwise: usualDrawing('article', subject, id) }),
  }),
  book: ({ id }, subject) => ({
    drawn: `/covers/book-${id}.svg`,
    ...(subject && { otherwise: subjectPaths.bookCover(subject) }),
  }),
  portrait: () => ({ otherwise: unknownPortrait }),
  program: ({ name, beside }) => ({
    drawn: `${homeSheets.programs(name.replace(/^programs\.(\w+)\[.*/, '$1'))}#${String(beside.id ?? '')}`,
  }),
  moment: ({ name, beside }) => {
    const at = Number(/\[(\d+)\]/.exec(name)?.[1] ?? 0);
    return { drawn: scenePath(String(beside.scene ?? scenes[at % scenes.length])) };
  },
};

/** The picture of an item whose editors have chosen none. */
export function usualPicture(use: PictureUse, place: PicturePlace): UsualPicture {
  const subject = subjectNames.find((one) => one === place.beside.subject);
  return usual[use](place, subject);
}
