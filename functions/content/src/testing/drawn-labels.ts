import { textWidth } from '../render/figures/svg.ts';

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

function plain(html: string): string {
  return html.replace(/&(amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity);
}

/** The figures in a lesson's HTML, with the place that each label takes. */
export function figuresIn(html: string) {
  const figures = html.matchAll(
    /<figure class="figure figure-[a-z-]+"><svg role="img" aria-label="[^"]+" viewBox="0 0 ([\d.]+) ([\d.]+)"[^>]*>([\s\S]*?)<\/svg><\/figure>/g,
  );
  return [...figures].map(([, width, height, body = '']) => ({
    width: Number(width),
    height: Number(height),
    labels: labelsIn(body),
  }));
}

function labelsIn(svg: string) {
  const texts = svg.matchAll(
    /<text x="([-\d.]+)" y="([-\d.]+)" text-anchor="(\w+)" font-size="([\d.]+)"[^>]*>([^<]*)<\/text>/g,
  );
  return [...texts].map(([, x, y, anchor, size, content = '']) => {
    const words = plain(content);
    // A little less than the layout assumed, so that only real overlaps are found.
    const width = textWidth(words, Number(size)) * 0.95;
    const left = Number(x) - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0);
    const [top, bottom] = [Number(y) - Number(size) * 0.7, Number(y) + Number(size) * 0.2];
    return { words, box: { left, right: left + width, top, bottom } };
  });
}
