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
/** Sums keep their limits; anything else is grouped. */
const based = (tex: string) => (/^\\[a-z]+ $/.test(tex) ? tex : `{${tex}}`);
const filled = (template: string, inner: readonly string[]) =>
  template.replace(/([{[<])(\d)([}\]>])/g, (_, open: string, at: string, close: string) => {
    const tex = inner[Number(at) - 1] ?? '';
    return open === '<' ? based(tex) : open + tex + close;
  });

/** Unknown elements give the TeX of their content. */
function texOf(element: Element): string {
  const children = [...element.children];
  const inner = children.map(texOf);
  const [first = '', second = ''] = inner;
  const text = element.textContent?.trim() ?? '';
  // Without a line it is no fraction: the numbers of a choice above each other.
  if (element.localName === 'mfrac' && /^0/.test(element.getAttribute('linethickness') ?? ''))
    return `{${first} \\atop ${second}}`;
  const template = templates.get(element.localName);
  if (template) return filled(template, inner);
  switch (element.localName) {
    case 'mtext':
    case 'ms':
      return text === '' ? ' ' : words(element.textContent ?? '');
    case 'mi':
      if (functionName.test(text)) return `\\${text} `;
      return [...text].length > 1 || /\p{Script=Bengali}/u.test(text) ? words(text) : signs(text);
    case 'menclose':
      return /strike/.test(element.getAttribute('notation') ?? '')
        ? `\\cancel{${inner.join('')}}`
        : inner.join('');
    case 'none':
    case 'mprescripts':
      return '';
    case 'mmultiscripts': {
      const middle = children.findIndex(({ localName }) => localName === 'mprescripts');
      const scripts = (from: number, to?: number) => {
        const [low = '', high = ''] = inner.slice(from, to);
        return `${low && `_{${low}}`}${high && `^{${high}}`}`;
      };
      const before = middle < 0 ? '' : scripts(middle + 1);
      return `${before && `{}${before}`}${based(first)}${scripts(1, middle < 0 ? undefined : middle)}`;
    }
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

/** Word's own (Office Math): elements as an HTML parser names them. What is called `…pr` says how a part looks. */
function texOfWord(element: Element): string {
  const children = [...element.children].filter(({ localName }) => !/^m:\w*pr$/.test(localName));
  const named = (name: string) => children.filter(({ localName }) => localName === `m:${name}`);
  const part = (name: string) => named(name).map(texOfWord).join('');
  /** Such as the sign of a sum: `<m:naryPr><m:chr m:val="∑"/></m:naryPr>`. */
  const look = (name: string) =>
    [...element.children]
      .filter((one) => !children.includes(one))
      .flatMap((one) => [...one.querySelectorAll('*')])
      .find(({ localName }) => localName === `m:${name}`)
      ?.getAttribute('m:val');
  const text = element.textContent?.trim() ?? '';
  switch (element.localName) {
    case 'm:r':
      if (functionName.test(text)) return `\\${text} `;
      return /\p{Script=Bengali}/u.test(text.replace(/\p{N}/gu, '')) ? words(text) : signs(text);
    case 'm:f':
      return look('type') === 'noBar'
        ? `{${part('num')} \\atop ${part('den')}}`
        : `\\frac{${part('num')}}{${part('den')}}`;
    case 'm:ssup':
      return `{${part('e')}}^{${part('sup')}}`;
    case 'm:ssub':
      return `${based(part('e'))}_{${part('sub')}}`;
    case 'm:ssubsup':
      return `${based(part('e'))}_{${part('sub')}}^{${part('sup')}}`;
    case 'm:spre':
      return `{}_{${part('sub')}}^{${part('sup')}}${part('e')}`;
    case 'm:rad':
      return part('deg') === '' ? `\\sqrt{${part('e')}}` : `\\sqrt[${part('deg')}]{${part('e')}}`;
    case 'm:d':
      return `${signs(look('begchr') ?? '(')}${named('e').map(texOfWord).join(',')}${signs(look('endchr') ?? ')')}`;
    case 'm:nary': {
      const [from, to] = [part('sub'), part('sup')];
      return `${signs(look('chr') ?? '∫')}${from && `_{${from}}`}${to && `^{${to}}`}${part('e')}`;
    }
    case 'm:limlow':
      return `${based(part('e'))}_{${part('lim')}}`;
    case 'm:limupp':
      return `\\overset{${part('lim')}}{${part('e')}}`;
    case 'm:acc':
      return `${over.get(look('chr') ?? '^') ?? '\\overline'}{${part('e')}}`;
    case 'm:bar':
      return `\\overline{${part('e')}}`;
    case 'm:m':
    case 'm:eqarr':
      return `\\begin{matrix}${children.map(texOfWord).join(' \\\\ ')}\\end{matrix}`;
    case 'm:mr':
      return children.map(texOfWord).join(' & ');
    default:
      return children.length > 0 ? children.map(texOfWord).join('') : signs(text);
  }
}

/**
 * Word puts a formula into a comment for its own programs, and a picture on the writer's disk for others. MathML with a prefix is
 * unknown to HTML.
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
    if (!math.parentElement?.closest('m\\:omath')) put(tidyTex(texOfWord(math)), math);
  // Pages copied without MathML still have the picture's TeX.
  for (const picture of body.querySelectorAll('img[class^="mwe-math-fallback-image"]'))
    put(plainTex(picture.getAttribute('alt') ?? ''), picture);
}
