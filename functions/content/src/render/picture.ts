import { MessageError } from '@pathshala/contract/http/validation';
import { decoration, readPictureAddress } from '@pathshala/contract/pictures/in-markdown';
import { escapeHtml } from './figures/svg.ts';

/** How wide the text of a lesson is at most, in CSS pixels: `.prose` in its column. */
const column = 736;

/**
 * A picture that the school has uploaded. It comes when it is scrolled to, and the page has kept its room.
 * @param alt what it shows, for anyone who cannot see it
 * @param title `decoration` where it shows nothing that matters
 * @throws MessageError for any other address, and for a picture without words
 */
export function picture(href: string, alt: string, title: string | null | undefined): string {
  const found = readPictureAddress(href);
  if (!found) throw new MessageError('faults.foreignPicture', { address: href });
  const isDecoration = title === decoration;
  if (alt.trim() === '' && !isDecoration) {
    throw new MessageError('faults.noPictureWords');
  }
  const { url, width, height, small } = found;
  const widths = small
    ? ` srcset="${small.url} ${small.width}w, ${url} ${width}w" sizes="(max-width: ${column}px) 100vw, ${column}px"`
    : '';
  const words = escapeHtml(isDecoration ? '' : alt.trim());
  return `<img src="${url}"${widths} width="${width}" height="${height}" alt="${words}" loading="lazy" decoding="async">`;
}
