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

/**
 * TeX for the elements of MathML and of Word's Office Math, as an HTML parser names them. `{1}` is the first child as a
 * group, `|1|` without one, `<1>` without one for a sum, which keeps its limits.
 */
const templates = new Map([
  ['mfrac', String.raw`\frac{1}{2}`],
  ['m:f', String.raw`\frac{1}{2}`],
  ['mroot', String.raw`\sqrt[2]{1}`],
  ['m:rad', String.raw`\sqrt[1]{2}`],
  ['msup', '{1}^{2}'],
  ['m:ssup', '{1}^{2}'],
  ['m:spre', '{}_{1}^{2}|3|'],
  ['m:nary', '_{1}^{2}|3|'],
  ['m:limupp', String.raw`\overset{2}{1}`],
  ['m:bar', String.raw`\overline{1}`],
  ...['msub', 'munder', 'm:ssub', 'm:limlow'].map((name) => [name, '<1>_{2}'] as const),
  ...['msubsup', 'munderover', 'm:ssubsup'].map((name) => [name, '<1>_{2}^{3}'] as const),
]);
/** Sums keep their limits; anything else is grouped. */
const based = (tex: string) => (/^\\[a-z]+ $/.test(tex) ? tex : `{${tex}}`);
const filled = (template: string, inner: readonly string[]) =>
  template
    .replace(/([{[<|])(\d)([}\]>|])/g, (_, open: string, at: string, close: string) => {
      const tex = inner[Number(at) - 1] ?? '';
      if (open === '|') return tex;
      return open === '<' ? based(tex) : open + tex + close;
    })
    .replace('\\sqrt[]', '\\sqrt');

/** Word's elements for how a part looks: `<m:naryPr><m:chr m:val="∑"/></m:naryPr>`. */
const isLook = ({ localName }: Element) => /^m:\w*pr$/.test(localName);
const lookOf = (element: Element, name: string) =>
  [...element.children]
    .filter(isLook)
    .flatMap((one) => [...one.querySelectorAll('*')])
    .find(({ localName }) => localName === `m:${name}`)
    ?.getAttribute('m:val');

/** Unknown elements give the TeX of their content. */
function texOf(element: Element): string {
  const { localName } = element;
  const children = [...element.children].filter((one) => !isLook(one));
  const inner = children.map(texOf);
  const all = inner.join('');
  const [first = '', second = ''] = inner;
  const text = element.textContent?.trim() ?? '';
  // A fraction without a line is a binomial coefficient.
  const isBare =
    /^0/.test(element.getAttribute('linethickness') ?? '') || lookOf(element, 'type') === 'noBar';
  if (isBare) return `{${first} \\atop ${second}}`;
  const template = templates.get(localName);
  if (template && localName !== 'm:nary') return filled(template, inner);
  switch (localName) {
    case 'm:nary':
      return signs(lookOf(element, 'chr') ?? '∫') + filled(template ?? '', inner).replace(/[_^]\{\}/g, '');
    case 'mtext':
    case 'ms':
      return text === '' ? ' ' : words(element.textContent ?? '');
    case 'mi':
    case 'm:r':
      if (functionName.test(text)) return `\\${text} `;
      if (localName === 'mi' && [...text].length > 1) return words(text);
      return /\p{Script=Bengali}/u.test(text.replace(/\p{N}/gu, '')) ? words(text) : signs(text);
    case 'menclose':
      return /strike/.test(element.getAttribute('notation') ?? '') ? `\\cancel{${all}}` : all;
    case 'none':
    case 'mprescripts':
    case 'annotation':
    case 'annotation-xml':
      return '';
    case 'mmultiscripts': {
      const middle = children.findIndex((one) => one.localName === 'mprescripts');
      const scripts = (from: number, to?: number) => {
        const [low = '', high = ''] = inner.slice(from, to);
        return `${low && `_{${low}}`}${high && `^{${high}}`}`;
      };
      const before = middle < 0 ? '' : scripts(middle + 1);
      return `${before && `{}${before}`}${based(first)}${scripts(1, middle < 0 ? undefined : middle)}`;
    }
    case 'msqrt':
      return `\\sqrt{${all}}`;
    case 'mover': {
      const mark = over.get(children[1]?.textContent?.trim() ?? '');
      return mark ? `${mark}{${first}}` : `\\overset{${second}}{${first}}`;
    }
    case 'm:acc':
      return `${over.get(lookOf(element, 'chr') ?? '^') ?? '\\overline'}{${all}}`;
    case 'mfenced':
    case 'm:d': {
      const open = element.getAttribute('open') ?? lookOf(element, 'begchr') ?? '(';
      const close = element.getAttribute('close') ?? lookOf(element, 'endchr') ?? ')';
      return signs(open) + inner.join(',') + signs(close);
    }
    case 'mtable':
    case 'm:m':
    case 'm:eqarr':
      return `\\begin{matrix}${inner.join(' \\\\ ')}\\end{matrix}`;
    case 'mtr':
    case 'm:mr':
      return inner.join(' & ');
    case 'semantics':
      return first;
    default:
      return children.length > 0 ? all : signs(text);
  }
}

/**
 * Word puts a formula into a comment for its own programs, and a picture on the writer's disk for others. MathML with a
 * prefix is unknown to HTML.
 */
export function withKnownFormulas(html: string): string {
  const plain = html
    .replace(/<!--\[if gte msEquation \d+\]>([\s\S]*?)<!\[endif\]-->/g, '$1')
    .replace(/<!(?:--)?\[if !msEquation\](?:--)?>[\s\S]*?<!(?:--)?\[endif\](?:--)?>/g, '');
  return /<(?:m|mml):math\b/.test(plain) ? plain.replace(/<(\/?)(?:m|mml):/g, '<$1') : plain;
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
  for (const script of body.querySelectorAll('script[type^="math/tex"]')) {
    // MathJax 2 puts what it has drawn before it.
    for (let drawn = script.previousElementSibling; drawn?.matches('[class^="MathJax"]'); ) {
      const one = drawn;
      drawn = one.previousElementSibling;
      one.remove();
    }
    put(plainTex(script.textContent ?? ''), script);
  }
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
  for (const math of [...body.querySelectorAll('m\\:omath')])
    if (!math.parentElement?.closest('m\\:omath')) put(tidyTex(texOf(math)), math);
  // Pages copied without MathML still have the picture's TeX.
  for (const picture of body.querySelectorAll('img[class^="mwe-math-fallback-image"]'))
    put(plainTex(picture.getAttribute('alt') ?? ''), picture);
}
