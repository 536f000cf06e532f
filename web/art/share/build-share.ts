import { siteIn } from '@pathshala/brand/site-in';
import { builtSubjects, subjectName } from '@pathshala/content/kinds/known-subjects';
import { isDrawn } from '@pathshala/contract/catalogue/subjects';
import { sharePicture } from '@pathshala/contract/pictures/cover';
import { hasOtherScript, languages } from '@pathshala/contract/text/languages';
import sharp from 'sharp';
import { palette } from '../drawing/color.ts';
import { drawingFile } from '../drawing/drawing-file.ts';
import { fill, group } from '../drawing/svg.ts';
import { mark } from '../icons/mark.ts';
import type { Output } from '../output.ts';
import { outline } from '../text/outline.ts';
import { fitLines } from '../text/wrap.ts';

function title(text: string): string {
  // Other scripts have signs above and below the letters, which must not touch the next line.
  const share = hasOtherScript(text) ? 1.24 : 1.1;
  const mayBe = (count: number, size: number) => count <= 4 && count * size * share <= 340;
  const { lines, size } = fitLines(text, 660, [96, 84, 72, 62, 54], mayBe);
  const pitch = size * share;
  const first = 236 - ((lines.length - 1) * pitch) / 2 + size * 0.32;
  const drawn = lines.map((line, at) => outline(line, { size, x: 72, y: first + at * pitch }));
  return fill(drawn.join(''), palette.chalk);
}

function signature(name: string): string {
  const logo = group('translate(72 520)', mark(60, 0.29, 1));
  const ring = `<rect x="70" y="518" width="64" height="64" rx="19" fill="#fff" opacity=".22"/>`;
  return ring + logo + fill(outline(name, { font: 'heading', size: 44, x: 152, y: 565 }), palette.chalk);
}

export function drawnShare(text: string, siteName: string): string {
  const drawn = title(text) + group('translate(0 -104)', signature(siteName));
  return drawingFile('share/board').replace('</svg>', `${drawn}</svg>`);
}

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
