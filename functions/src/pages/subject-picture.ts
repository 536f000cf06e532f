import { signBox, signStroke, subjectSigns } from '@pathshala/brand/subject-signs';
import { isDrawn, type Subject } from '@pathshala/contract/catalogue/subjects';
import { escapeHtml } from '@pathshala/contract/text/encodings';
import type { Firestore } from 'firebase-admin/firestore';
import { DomainError } from '../core/domain-error.ts';
import { collections, isContentId } from '../firestore/collections.ts';
import { itemKey } from '../firestore/studio-records.ts';

const isLatin = (text: string) => /^\w+$/.test(text);

/** Not every device has other letters for pictures, which cannot use the page's fonts. */
function signOf(sign: string): string {
  if (!isDrawn(sign) && !isLatin(sign))
    return '<path d="M8 88V8H88V88z" fill="none" stroke="#fff" stroke-width="9" stroke-linejoin="round"/>';
  if (!isDrawn(sign)) {
    const look = 'fill="#fff" font-family="sans-serif" font-weight="700" text-anchor="middle"';
    return `<text x="48" y="66" font-size="${sign.length > 2 ? 40 : 54}" ${look}>${escapeHtml(sign)}</text>`;
  }
  const { fill = '', stroke = '', weight = signStroke } = subjectSigns[sign];
  const line = `fill="none" stroke="#fff" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round"`;
  return `<path d="${fill}" fill="#fff"/><path d="${stroke}" ${line}/>`;
}

/**
 * The block of a subject as a cover, until a build draws one.
 * @param path as `/covers/of/classSix-arts.svg` or `/covers/of/block-arts.svg`
 * @throws DomainError `not-found`
 */
export async function subjectPicture(db: Firestore, path: string): Promise<string> {
  const [, id = ''] = /\/\w+-([\w-]+)\.svg$/.exec(path) ?? [];
  const record =
    isContentId(id) && (await collections.published(db).doc(itemKey('subjects', id)).get()).data();
  if (!record) throw new DomainError('not-found');
  const { colour, sign } = record.fields as unknown as Subject;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><path d="M0 0H400V300H0z" fill="${escapeHtml(colour)}"/>` +
    `<svg x="110" y="60" width="180" height="180" viewBox="${signBox}">${signOf(sign)}</svg></svg>`
  );
}
