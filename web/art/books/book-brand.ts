import { bodyFont, headingFont } from '@pathshala/brand/fonts';
import { siteIn } from '@pathshala/brand/site-in';
import { subjectGrounds, tokens } from '@pathshala/brand/tokens';
import { forLanguages } from '@pathshala/contract/text/languages';
import { palette } from '../drawing/color.ts';
import { markPicture } from '../icons/mark.ts';

const { paper, card, ink, soft, line, tint, leaf, marigold } = tokens.light;

/**
 * What the books take from the brand: files that stand beside their template while they are set, by name, with their
 * text. The mark is on the chalkboard's ground, for a book's cover may have the colour of the mark's own.
 */
export function bookBrand(): Readonly<Record<string, string>> {
  return {
    '_brand.json': JSON.stringify({
      // By language: a book has the school's name in its own on its cover.
      name: forLanguages((language) => siteIn(language).name),
      'heading-font': headingFont.family,
      'body-font': bodyFont.family,
      colours: { paper, card, ink, soft, line, tint, leaf, marigold, 'on-ink': tokens.dark.ink },
      grounds: subjectGrounds,
    }),
    '_mark.svg': markPicture(palette.board),
  };
}

/** The npm packages in which the books' fonts lie. */
export function bookFontPackages(): string[] {
  const lettering = headingFont.files;
  const files = [...Object.values(bodyFont.files), ...Object.values(lettering)];
  return [...new Set(files.map((path) => path.split('/').slice(0, 2).join('/')))];
}
