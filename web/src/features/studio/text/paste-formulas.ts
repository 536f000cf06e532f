/** Converts formulas of copied pages: from their TeX, or else from MathML. */

/** Wikipedia wraps each formula in a group with a size. */
const plainTex = (tex: string) =>
  tex
    .trim()
    .replace(/^\{\\(?:display|text)style\s*([\s\S]*)\}$/, '$1')
    .replace(/\s+/g, ' ')
    .trim();

/** Characters with a TeX command; invisible operators vanish. */
const named = new Map(
  String.raw`× \times ÷ \div ± \pm ⋅ \cdot · \cdot ≤ \le ≥ \ge ≠ \ne ≈ \approx ∞ \infty π \pi θ \theta α \alpha β \beta
    → \to ∑ \sum ∫ \int ∏ \prod ∠ \angle △ \triangle ° ^\circ ‖ \Vert ∥ \parallel ∈ \in ∪ \cup ∩ \cap … \dots
    ⟹ \implies \ \backslash − - { \{ } \} % \% & \& # \# $ \$ _ \_
    ½ \frac{1}{2} ⅓ \frac{1}{3} ⅔ \frac{2}{3} ¼ \frac{1}{4} ¾ \frac{3}{4}`
    .match(/\S \S+/gu)
    // A letter right after a command would become part of its name.
    ?.map((pair) => [pair.slice(0, 1), pair.slice(2) + (/[a-z]$/.test(pair) ? ' ' : '')]),
);
for (const operator of '\u2061\u2062\u2063\u2064') named.set(operator, '');
const functionName = /^(?:sin|cos|tan|cot|sec|csc|log|ln|lim|max|min|gcd)$/;
const over = new Map(
  String.raw`^ \hat → \vec ¯ \overline ‾ \overline ˙ \dot`
    .match(/\S \S+/g)
    ?.map((pair) => [pair.slice(0, 1), pair.slice(2)]),
);
const signs = (text: string) => [...text.trim()].map((sign) => named.get(sign) ?? sign).join('');
const words = (text: string) => `\\text{${text.replace(/[{}\\$]/g, '')}}`;

/** `{1}` is the first child as a group, `<1>` without one for a sum, which keeps its limits. */
const templates = new Map([
  ['mfrac', String.raw`\frac{1}{2}`],
  ['mroot', String.raw`\sqrt[2]{1}`],
  ['msup', '{1}^{2}'],
  ['msub', '<1>_{2}'],
  ['munder', '<1>_{2}'],
  ['msubsup', '<1>_{2}^{3}'],
  ['munderover', '<1>_{2}^{3}'],
]);
const filled = (template: string, inner: readonly string[]) =>
  template.replace(/([{[<])(\d)([}\]>])/g, (_, open: string, at: string, close: string) => {
    const tex = inner[Number(at) - 1] ?? '';
    if (open !== '<') return open + tex + close;
    return /^\\[a-z]+ $/.test(tex) ? tex : `{${tex}}`;
  });

/** Unknown elements give the TeX of their content. */
function texOf(element: Element): string {
  const children = [...element.children];
  const inner = children.map(texOf);
  const [first = '', second = ''] = inner;
  const text = element.textContent?.trim() ?? '';
  const template = templates.get(element.localName);
  if (template) return filled(template, inner);
  switch (element.localName) {
    case 'mtext':
    case 'ms':
      return text === '' ? ' ' : words(element.textContent ?? '');
    case 'mi':
      if (functionName.test(text)) return `\\${text} `;
      return [...text].length > 1 || /\p{Script=Bengali}/u.test(text) ? words(text) : signs(text);
    case 'msqrt':
      return `\\sqrt{${inner.join('')}}`;
    case 'mover': {
      const mark = over.get(children[1]?.textContent?.trim() ?? '');
      return mark ? `${mark}{${first}}` : `\\overset{${second}}{${first}}`;
    }
    case 'mfenced':
      return `${element.getAttribute('open') ?? '('}${inner.join(',')}${element.getAttribute('close') ?? ')'}`;
    case 'mtable':
      return `\\begin{matrix}${inner.join(' \\\\ ')}\\end{matrix}`;
    case 'mtr':
      return inner.join(' & ');
    case 'semantics':
      return first;
    case 'annotation':
    case 'annotation-xml':
      return '';
    default:
      return children.length > 0 ? inner.join('') : signs(text);
  }
}

/** A single character needs no braces. */
const tidyTex = (tex: string) =>
  tex.replace(/(?<!\\[a-z]*(?:\{[^{}]*\})?)\{([^\s{}\\])\}(?=[\^_])/g, '$1').trim();

function formulaOf(math: Element): string {
  const annotation = math.querySelector('annotation[encoding="application/x-tex"]')?.textContent;
  const alttext = math.getAttribute('alttext') ?? '';
  const written = /^\s*\{?\\(?:display|text)style/.test(alttext) ? alttext : tidyTex(texOf(math));
  return plainTex(annotation ?? written);
}

/** Each holds several forms of one formula. */
const whole = '.katex-display, .katex, .mwe-math-element, mjx-container, .MathJax, .formula';

export function formulasOf(body: HTMLElement): void {
  const put = (tex: string, place: Element) => {
    if (tex === '') return;
    const isAlone = place.matches('.katex-display, p.formula, [display="block"], [display="true"]');
    const formula = body.ownerDocument.createElement(isAlone ? 'div' : 'span');
    formula.dataset.formula = tex;
    place.replaceWith(formula);
  };
  for (const script of body.querySelectorAll('script[type^="math/tex"]'))
    put(plainTex(script.textContent ?? ''), script);
  for (const math of [...body.querySelectorAll('math')]) {
    if (!body.contains(math)) continue;
    let place: Element = math;
    for (
      let up = math.closest(whole);
      up && up.querySelectorAll('math').length === 1;
      up = up.parentElement?.closest(whole) ?? null
    )
      place = up;
    put(formulaOf(math), place);
  }
  // Pages copied without MathML still have the picture's TeX.
  for (const picture of body.querySelectorAll('img[class^="mwe-math-fallback-image"]'))
    put(plainTex(picture.getAttribute('alt') ?? ''), picture);
}
