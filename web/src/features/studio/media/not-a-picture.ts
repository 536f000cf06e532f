import { words } from '../../../words/words.ts';

/**
 * Why a file cannot be shown as a picture, and what to do.
 * @param others which files can be chosen instead
 */
export function notAPicture({ name, type }: File, others: string): string {
  // Many systems do not know the type of an iPhone's photographs.
  if (/hei[cf]/i.test(`${type} ${name}`)) return words['studio-picture.heic']();
  return type.startsWith('image/') ? words['studio-picture.broken']() : others;
}
