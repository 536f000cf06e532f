import { manifestPath } from '@pathshala/contract/site/paths';
import type { SchoolIn } from '@pathshala/contract/site/school';
import { addressIn, type Language, languages } from '@pathshala/contract/text/languages';
import sharp from 'sharp';
import { palette } from '../drawing/color.ts';
import { svg } from '../drawing/svg.ts';
import type { Output } from '../output.ts';
import { mark, markPicture } from './mark.ts';

type SiteNames = Pick<SchoolIn, 'name' | 'description'>;

/** A maskable icon may be cut outside its middle 80 %. */
const icons = [
  { path: 'icon-192.png', side: 192, radius: 0.26, share: 1 },
  { path: 'icon-512.png', side: 512, radius: 0.26, share: 1 },
  { path: 'icon-maskable-512.png', side: 512, radius: 0, share: 0.88 },
  { path: 'apple-touch-icon.png', side: 180, radius: 0, share: 0.96 },
] as const;

function toPng(drawing: string, side: number): Promise<Buffer> {
  return sharp(Buffer.from(drawing)).resize(side, side).png({ palette: true, colours: 64 }).toBuffer();
}

async function toIco(drawing: string): Promise<Buffer> {
  const png = await sharp(Buffer.from(drawing)).resize(32, 32).png().toBuffer();
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // one picture
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits for a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

function manifest({ name, description }: SiteNames, language: Language): string {
  const icon = (src: string, sizes: string, purpose = 'any') => ({ src, sizes, type: 'image/png', purpose });
  return JSON.stringify({
    id: addressIn(language, '/'),
    name,
    short_name: name,
    description,
    lang: language,
    start_url: addressIn(language, '/'),
    display: 'standalone',
    background_color: palette.paper,
    theme_color: palette.leaf,
    categories: ['education'],
    icons: [
      icon('/icon-192.png', '192x192'),
      icon('/icon-512.png', '512x512'),
      icon('/icon-maskable-512.png', '512x512', 'maskable'),
      { src: '/img/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
  });
}

export async function buildIcons(
  output: Output,
  namesIn: Readonly<Record<Language, SiteNames>>,
): Promise<void> {
  const favicon = markPicture();
  await output.write('img/favicon.svg', favicon);
  await output.make('favicon.ico', favicon, () => toIco(favicon));
  for (const { path, side, radius, share } of icons) {
    const drawing = svg(side, side, mark(side, radius, share));
    await output.make(path, drawing, () => toPng(drawing, side));
  }
  for (const language of languages) {
    const text = manifest(namesIn[language], language);
    await output.write(manifestPath(language).slice(1), text);
  }
}
