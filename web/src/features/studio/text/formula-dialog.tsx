import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { unspokenMark } from '@pathshala/content/render/formula';
import { renderInline } from '@pathshala/content/render/render-lesson';
import { type Lang, langOfLanguage } from '@pathshala/contract/text/languages';
import { useMemo, useRef, useState } from 'react';
import { ActionButton } from '../../../ui/action.tsx';
import AskDialog from '../../../ui/ask-dialog.tsx';
import prose from '../../../ui/prose.module.css';
import { SchoolHtml } from '../../../ui/school-html.tsx';
import { siteLanguage } from '../../../words/language.ts';
import { words } from '../../../words/words.ts';
import { refusalText } from '../form/form-issues.ts';
import styles from './text.module.css';
import type { TextCommand } from './text-tools.tsx';

/**
 * The signs that buttons insert into a formula, a line of TeX for each group, in two spaces. Their spoken text in the page's
 * language is the button's name.
 */
const signs = String.raw`
\frac{a}{b}  x^2  x_1  \sqrt{x}  \sqrt[3]{x}  \times  \div  \pm  0.\dot{3}  |x|  5!
\ne  \approx  \le  \ge  \equiv  \propto  \therefore  \because  \Rightarrow  \Leftrightarrow
\in  \notin  \cup  \cap  \subset  \subseteq  \setminus  \emptyset  \{1, 2\}  \mathbb{N}  \mathbb{Z}  \mathbb{Q}  \mathbb{R}  \{x \mid x > 0\}
90^\circ  \angle  \triangle  \perp  \parallel  \cong  \sim  \overline{AB}  \vec{a}  \overrightarrow{AB}  \hat{i}
\int  \int_a^b  \sum_{i=1}^n  \prod_{i=1}^n  \lim_{x \to 0}  \frac{dy}{dx}  \partial  \Delta  \infty  \log_{10}  \ln  \sin  \cos  \tan  \sin^{-1}
\begin{pmatrix} a & b \\ c & d \end{pmatrix}  \begin{vmatrix} a & b \\ c & d \end{vmatrix}  \begin{cases} a & x > 0 \\ b & x < 0 \end{cases}  {}^nC_r  {}^nP_r
\alpha  \beta  \gamma  \delta  \varepsilon  \eta  \theta  \lambda  \mu  \nu  \pi  \rho  \sigma  \Sigma  \tau  \phi  \omega  \Omega
\ce{H2O}  \ce{->}  \ce{<=>}  \ce{SO4^2-}  {}^{14}_{6}\text{C}`;
const groupNames = [
  words['studio-formula.numbers'],
  words['studio-formula.relations'],
  words['studio-formula.sets'],
  words['studio-formula.geometry'],
  words['studio-formula.calculus'],
  words['studio-formula.tables'],
  words['studio-formula.greek'],
  words['studio-formula.chemistry'],
];
export const signGroups = signs
  .trim()
  .split('\n')
  .map((line, at) => ({ name: groupNames[at]?.() ?? '', signs: line.split(/\s{2,}/) }));

/** The signs in rendered HTML without a spoken word, each once. */
function unspokenIn(html: string): string[] {
  if (!html.includes(unspokenMark)) return [];
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const marked = [...body.querySelectorAll(`[${unspokenMark}]`)];
  return [...new Set(marked.flatMap((one) => one.getAttribute(unspokenMark)?.split(' ') ?? []))];
}

/** With how it is read aloud; or why it cannot be parsed. */
export function drawnFormula(tex: string, lang: Lang) {
  try {
    const html = renderInline(`$${tex}$`, lang);
    const math = new DOMParser().parseFromString(html, 'text/html').querySelector('math');
    return { html, spoken: math?.getAttribute('aria-label') ?? tex };
  } catch (error) {
    return { html: '', spoken: tex, issue: refusalText(error) };
  }
}

function SignButtons({ onPick }: { readonly onPick: (tex: string) => void }) {
  const lang = langOfLanguage(siteLanguage);
  const groups = useMemo(
    () =>
      signGroups.map(({ name, signs }) => ({
        name,
        drawn: signs.map((tex) => drawnFormula(tex, lang)),
        signs,
      })),
    [lang],
  );
  return groups.map(({ name, signs, drawn }) => (
    <fieldset key={name} className={`cluster gap-2 ${styles.signs}`}>
      <legend className="strong below-2">{name}</legend>
      {drawn.map(({ html, spoken }, at) => (
        <ActionButton
          key={spoken}
          small
          look="quiet"
          aria-label={spoken}
          title={spoken}
          onClick={() => onPick(signs[at] ?? '')}
        >
          <SchoolHtml as="span" html={html} />
        </ActionButton>
      ))}
    </fieldset>
  ));
}

/** Replaces the selection, as if it was typed. */
function putIn(field: HTMLInputElement, tex: string): void {
  const { value, selectionStart, selectionEnd } = field;
  const start = selectionStart ?? value.length;
  const end = selectionEnd ?? start;
  // A letter right after a command would become part of its name.
  const piece = /\\[a-zA-Z]+$/.test(tex) && !/^\s/.test(value.slice(end)) ? `${tex} ` : tex;
  const gap = /\\[a-zA-Z]+$/.test(value.slice(0, start)) && /^[a-zA-Z]/.test(piece) ? ' ' : '';
  field.setRangeText(gap + piece, start, end, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.focus();
}

export interface InsertDialogProps {
  readonly lang: Lang;
  /** TeX or JSON of the part to change; left out: a new one. */
  readonly first?: string | undefined;
  readonly onInsert: (command: TextCommand) => void;
  readonly onClose: () => void;
}

export default function FormulaDialog({
  lang,
  first = '\\frac{3}{4}',
  onInsert,
  onClose,
}: InsertDialogProps) {
  const [tex, setTex] = useState(first.trim());
  const field = useRef<HTMLInputElement>(null);
  const { html, spoken, issue } = drawnFormula(tex, lang);
  const unspoken = unspokenIn(html);
  const disabled = issue !== undefined || tex.trim() === '';
  const insert = (isBlock: boolean) => () => {
    onClose();
    onInsert({ markdown: isBlock ? `$$${tex}$$` : `$${tex}$`, isBlock });
  };
  return (
    <AskDialog
      title={words['studio-lesson.formula']()}
      confirm={words['studio-lesson.inLine']()}
      more={
        <Button variant="outlined" disabled={disabled} onClick={insert(true)}>
          {words['studio-lesson.ownLine']()}
        </Button>
      }
      disabled={disabled}
      maxWidth="sm"
      onConfirm={insert(false)}
      onClose={onClose}
    >
      <TextField
        label={words['studio-lesson.writeFormula']()}
        value={tex}
        inputRef={field}
        autoFocus
        fullWidth
        onChange={({ target }) => setTex(target.value)}
        error={issue !== undefined}
        helperText={issue ?? words['studio-lesson.readAloud']({ spoken })}
      />
      {!issue && <SchoolHtml className={prose.prose} html={html} lang={lang} />}
      {unspoken.length > 0 && (
        <Alert severity="warning">{words['studio-formula.unspoken']({ signs: unspoken.join(' ') })}</Alert>
      )}
      <SignButtons onPick={(sign) => field.current && putIn(field.current, sign)} />
    </AskDialog>
  );
}
