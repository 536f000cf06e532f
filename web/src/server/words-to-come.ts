import type { PageName } from '@pathshala/contract/site/all-routes';
import { moneyText } from '../words/format.ts';
import { words } from '../words/words.ts';

/**
 * What pages may say beside what they are rendered with, once the school has been asked: their own fonts hold it too.
 */
const toCome: Partial<Readonly<Record<PageName, readonly (() => string)[]>>> = {
  // A price may have any digits.
  course: [
    () => moneyText(1234567890),
    ...[words['ui.free'], words['ui.joinFree'], words['course.paidOnce'], words['course.noPrice']],
    ...[words['ui.opensSoon'], words['course.notOpen'], words['course.tellMe']],
  ],
};

/** @param page what its route is called */
export function wordsToCome(page: string | undefined): string {
  return (toCome[page as PageName] ?? []).map((word) => word()).join('\n');
}
