/** A file that was dropped or pasted. */
export interface BroughtFile {
  readonly file: File;
  /** What its page says of a picture. */
  readonly text?: string;
}

/** The longest description of a picture. */
export const maxPictureText = 300;

/** What a picture's page says of it: for those who cannot see it, and when it is pointed at. */
export function textOfPicture({ alt, title }: HTMLImageElement): string {
  const texts = [...new Set([alt.trim(), title.trim()])].filter((text) => text !== '');
  return texts.join('. ').slice(0, maxPictureText);
}

/**
 * The first file that was dropped or pasted; undefined if it is text. A browser copies a picture as a file beside HTML of
 * that picture alone; Word sends a picture of the text beside the text.
 */
export function fileIn(data: DataTransfer | null): BroughtFile | undefined {
  const file = data?.files[0];
  const html = data?.getData('text/html') ?? '';
  if (!file || html === '') return file && { file };
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const [picture, ...others] = body.querySelectorAll('img');
  if (!picture || others.length > 0 || body.textContent.trim() !== '') return undefined;
  return { file, text: textOfPicture(picture) };
}
