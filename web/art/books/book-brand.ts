import { bodyFont, headingFont } from '@pathshala/brand/fonts';
import { siteIn } from '@pathshala/brand/site-in';
import { subjectGrounds, tokens } from '@pathshala/brand/tokens';
import { forLanguages } from '@pathshala/contract/text/languages';
import { palette } from '../drawing/color.ts';
import { markPicture } from '../icons/mark.ts';

const { paper, card, ink, soft, line, tint, leaf, marigold } = tokens.light;

/** The mark is on the chalkboard's ground, as a cover may have the mark's own colour. */
export function bookBrand(): Readonly<Record<string, string>> {
  return {
    '_brand.json': JSON.stringify({
      name: forLanguages((language) => siteIn(language).name),
      'heading-font': headingFont.family,
      'body-font': bodyFont.family,
      colours: { paper, card, ink, soft, line, tint, leaf, marigold, 'on-ink': tokens.dark.ink },
      grounds: subjectGrounds,
    }),
    '_mark.svg': markPicture(palette.board),
  };
}

export function bookFontPackages(): string[] {
  const lettering = headingFont.files;
  const files = [...Object.values(bodyFont.files), ...Object.values(lettering)];
  return [...new Set(files.map((path) => path.split('/').slice(0, 2).join('/')))];
}
