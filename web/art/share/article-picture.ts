import type { Blog } from '@pathshala/contract/content/blog';
import { blogPicture } from '../covers/blog-picture.ts';
import { lighten, mix, palette } from '../drawing/color.ts';
import { fill, rect, svg } from '../drawing/svg.ts';
import { tintOf } from '../signs/tint.ts';
import { outline } from '../text/outline.ts';
import { shareSize, signature, title } from './share-picture.ts';

export type ArticleSource = Pick<Blog, '_id' | 'title' | 'subject' | 'userName'>;

const { width, height } = shareSize;
const frame = { x: 690, y: 102, width: 448, height: 336, radius: 28 } as const;

/** The article's own picture as a print on the wall. */
function print({ _id, subject }: ArticleSource): string {
  const { x, y, radius } = frame;
  const inner = blogPicture(_id, subject).replace(
    /<svg [^>]*>/,
    `<svg x="${x}" y="${y}" width="${frame.width}" height="${frame.height}" viewBox="0 0 400 300">`,
  );
  return (
    rect(x - 16, y - 16, frame.width + 32, frame.height + 32, '#fff', radius + 12) +
    `<clipPath id="print">${rect(x, y, frame.width, frame.height, '#000', radius)}</clipPath>` +
    `<g clip-path="url(#print)">${inner}</g>`
  );
}

/** An article: its picture, title and author, on paper of its subject's colour. */
export function articlePicture(article: ArticleSource, siteName: string): string {
  const tint = tintOf(article.subject);
  const author = outline(article.userName, { size: 34, x: 72, y: 448 });
  return svg(
    width,
    height,
    rect(0, 0, width, height, lighten(tint, 0.86)) +
      rect(0, 0, width, 14, tint) +
      print(article) +
      title(article.title, {
        x: 72,
        y: 240,
        room: 560,
        sizes: [80, 70, 62, 54],
        lines: 4,
        color: palette.ink,
      }) +
      fill(author.d, mix(palette.ink, palette.paper, 0.25)) +
      signature(siteName, palette.ink),
  );
}
