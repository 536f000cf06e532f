/** Converts formulas of copied pages: from their TeX, or else from MathML. */

/** Wikipedia wraps each formula in a group with a size. */
const plainTex = (tex: string) =>
  tex
    .trim()
    .replace(/^\{\\(?:display|text)style\s*([\s\S]*)\}$/, '$1')
    .replace(/\s+/g, ' ')
    .trim();

/** Characters with a TeX command. */
const named = new Map(
  Object.entries({
    ...{
      '−': '-',
      '×': '\\times ',
      '÷': '\\div ',
      '±': '\\pm ',
      '⋅': '\\cdot ',
      '·': '\\cdot ',
      '≤': '\\le ',
      '≥': '\\ge ',
    },
    ...{
      '≠': '\\ne ',
      '≈': '\\approx ',
      '∞': '\\infty ',
      π: '\\pi ',
      θ: '\\theta ',
      α: '\\alpha ',
      β: '\\beta ',
    },
    ...{
      '→': '\\to ',
      '∑': '\\sum ',
      '∫': '\\int ',
      '∏': '\\prod ',
      '∠': '\\angle ',
      '△': '\\triangle ',
      '°': '^\\circ ',
    },
    ...{
      '‖': '\\Vert ',
      '∥': '\\parallel ',
      '∈': '\\in ',
      '∪': '\\cup ',
      '∩': '\\cap ',
      '…': '\\dots ',
      '⟹': '\\implies ',
    },
    ...{
      '{': '\\{',
      '}': '\\}',
      '%': '\\%',
      '&': '\\&',
      '#': '\\#',
      $: '\\$',
      '\\': '\\backslash ',
      _: '\\_',
    },
    ...{
      '½': '\\frac{1}{2}',
      '⅓': '\\frac{1}{3}',
      '⅔': '\\frac{2}{3}',
      '¼': '\\frac{1}{4}',
      '¾': '\\frac{3}{4}',
    },
    // Invisible operators.
    ...{ '\u2061': '', '\u2062': '', '\u2063': '', '\u2064': '' },
  }),
);
const functionName = /^(?:sin|cos|tan|cot|sec|csc|log|ln|lim|max|min|gcd)$/;
const over = new Map([
  ['^', '\\hat'],
  ['→', '\\vec'],
  ['¯', '\\overline'],
  ['‾', '\\overline'],
  ['˙', '\\dot'],
]);
const signs = (text: string) => [...text.trim()].map((sign) => named.get(sign) ?? sign).join('');
const words = (text: string) => `\\text{${text.replace(/[{}\\$]/g, '')}}`;

/** Unknown elements give the TeX of their content. */
function texOf(element: Element): string {
  const children = [...element.children];
  const inner = children.map(texOf);
  const [first = '', second = '', third = ''] = inner;
  const text = element.textContent ?? '';
  switch (element.localName) {
    case 'mtext':
    case 'ms':
      return text.trim() === '' ? ' ' : words(text);
    case 'mi':
      if (functionName.test(text.trim())) return `\\${text.trim()} `;
      return [...text.trim()].length > 1 || /\p{Script=Bengali}/u.test(text)
        ? words(text.trim())
        : signs(text);
    case 'mn':
    case 'mo':
      return signs(text);
    case 'mfrac':
      return `\\frac{${first}}{${second}}`;
    case 'msqrt':
      return `\\sqrt{${inner.join('')}}`;
    case 'mroot':
      return `\\sqrt[${second}]{${first}}`;
    case 'msup':
      return `{${first}}^{${second}}`;
    case 'msub':
    case 'munder':
      return `${based(first)}_{${second}}`;
    case 'msubsup':
    case 'munderover':
      return `${based(first)}_{${second}}^{${third}}`;
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

/** Sums keep their limits; anything else is grouped. */
const based = (tex: string) => (/^\\[a-z]+ $/.test(tex) ? tex : `{${tex}}`);

/** A single character needs no braces. */
const tidyTex = (tex: string) =>
  tex.replace(/(?<!\\[a-z]*(?:\{[^{}]*\})?)\{([^\s{}\\])\}(?=[\^_])/g, '$1').trim();

function formulaOf(math: Element): string {
  const annotation = math.querySelector('annotation[encoding="application/x-tex"]')?.textContent;
  const [, alttext] =
    /^\s*\{?(\\(?:display|text)style[\s\S]*)$/.exec(math.getAttribute('alttext') ?? '') ?? [];
  return plainTex(annotation ?? (alttext ? (math.getAttribute('alttext') ?? '') : tidyTex(texOf(math))));
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
  for (const picture of body.querySelectorAll(
    'img.mwe-math-fallback-image-inline, img.mwe-math-fallback-image-display',
  ))
    put(plainTex(picture.getAttribute('alt') ?? ''), picture);
}
