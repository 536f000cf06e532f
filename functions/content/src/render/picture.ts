import { MessageError } from '@pathshala/contract/http/validation';
import { decoration, readPictureAddress } from '@pathshala/contract/pictures/media';
import { escapeHtml } from '@pathshala/contract/text/encodings';

/** The greatest width of a lesson's text in CSS pixels: `.prose` in its column. */
const column = 736;

/**
 * A picture that the school has uploaded. It loads lazily, and the page reserves its space.
 * @param alt a description for anyone who cannot see it
 * @param title `decoration` if it shows nothing that matters
 * @throws MessageError for any other address, and for a picture without a description
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
