import { siteIn } from '@pathshala/brand/site-in';
import { builtSubjects, subjectName } from '@pathshala/content/kinds/known-subjects';
import { isDrawn } from '@pathshala/contract/catalogue/subjects';
import { sharePicture } from '@pathshala/contract/pictures/cover';
import { languages } from '@pathshala/contract/text/languages';
import sharp from 'sharp';
import type { Output } from '../output.ts';
import { drawnShare } from './share-picture.ts';

/** A small palette without dithering keeps flat colours flat and files small. */
export function toPng(drawing: string): Promise<Buffer> {
  return sharp(Buffer.from(drawing)).png({ palette: true, colours: 48, dither: 0, effort: 1 }).toBuffer();
}

export async function buildShare(output: Output): Promise<void> {
  for (const language of languages) {
    const { name, tagline } = siteIn(language);
    const pictures = [
      ['school', tagline] as const,
      ...builtSubjects
        .filter(({ id }) => isDrawn(id))
        .map(({ id }) => [id, subjectName({ subject: id }, language)] as const),
    ];
    for (const [of, text] of pictures) {
      const drawing = drawnShare(text, name);
      await output.make(sharePicture(of, language).slice(1), drawing, () => toPng(drawing));
    }
  }
}
