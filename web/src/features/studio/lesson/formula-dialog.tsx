import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { type Lang, langOfLanguage } from '@pathshala/contract/text/languages';
import { useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { ActionButton } from '../../../ui/action.tsx';
import prose from '../../../ui/prose.module.css';
import { SchoolHtml } from '../../../ui/school-html.tsx';
import { siteLanguage } from '../../../words/language.ts';
import { words } from '../../../words/words.ts';
import { drawnFormula } from './drawn-formula.ts';
import styles from './lesson.module.css';
import { insertBlock, insertInline, type TextCommand } from './text-commands.ts';

interface SignGroup {
  readonly name: () => string;
  /** TeX to insert. Its spoken text in the page's language is the button's name. */
  readonly signs: readonly string[];
}

const split = (signs: string) => signs.trim().split(/\s{2,}/);

/** The signs that buttons insert into a formula. To add one, add its TeX here. */
export const signGroups: readonly SignGroup[] = [
  {
    name: words['studio-formula.numbers'],
    signs: split(
      String.raw`\frac{a}{b}  x^2  x_1  \sqrt{x}  \sqrt[3]{x}  \times  \div  \pm  0.\dot{3}  |x|  5!`,
    ),
  },
  {
    name: words['studio-formula.relations'],
    signs: split(
      String.raw`\ne  \approx  \le  \ge  \equiv  \propto  \therefore  \because  \Rightarrow  \Leftrightarrow`,
    ),
  },
  {
    name: words['studio-formula.sets'],
    signs: split(
      String.raw`\in  \notin  \cup  \cap  \subset  \subseteq  \setminus  \emptyset  \{1, 2\}  \mathbb{N}  \mathbb{Z}  \mathbb{Q}  \mathbb{R}  \{x \mid x > 0\}`,
    ),
  },
  {
    name: words['studio-formula.geometry'],
    signs: split(
      String.raw`90^\circ  \angle  \triangle  \perp  \parallel  \cong  \sim  \overline{AB}  \vec{a}  \overrightarrow{AB}  \hat{i}`,
    ),
  },
  {
    name: words['studio-formula.calculus'],
    signs: split(
      String.raw`\int  \int_a^b  \sum_{i=1}^n  \prod_{i=1}^n  \lim_{x \to 0}  \frac{dy}{dx}  \partial  \Delta  \infty  \log_{10}  \ln  \sin  \cos  \tan  \sin^{-1}`,
    ),
  },
  {
    name: words['studio-formula.tables'],
    signs: split(
      String.raw`\begin{pmatrix} a & b \\ c & d \end{pmatrix}  \begin{vmatrix} a & b \\ c & d \end{vmatrix}  \begin{cases} a & x > 0 \\ b & x < 0 \end{cases}  {}^nC_r  {}^nP_r`,
    ),
  },
  {
    name: words['studio-formula.greek'],
    signs: split(
      String.raw`\alpha  \beta  \gamma  \delta  \varepsilon  \eta  \theta  \lambda  \mu  \nu  \pi  \rho  \sigma  \Sigma  \tau  \phi  \omega  \Omega`,
    ),
  },
  {
    name: words['studio-formula.chemistry'],
    signs: split(String.raw`\ce{H2O}  \ce{->}  \ce{<=>}  \ce{SO4^2-}  {}^{14}_{6}\text{C}`),
  },
];

/** A text field of the browser. */
type Field = Pick<HTMLInputElement, 'value' | 'selectionStart' | 'selectionEnd'>;

/** Replaces the selection in a field with a piece of TeX. @returns the new text and the new position of the cursor */
function putIn({ value, selectionStart, selectionEnd }: Field, tex: string): { text: string; at: number } {
  const start = selectionStart ?? value.length;
  const before = value.slice(0, start);
  const after = value.slice(selectionEnd ?? start);
  // A letter right after a command would become part of its name.
  const piece = /\\[a-zA-Z]+$/.test(tex) && !/^\s/.test(after) ? `${tex} ` : tex;
  const gap = /\\[a-zA-Z]+$/.test(before) && /^[a-zA-Z]/.test(piece) ? ' ' : '';
  return { text: before + gap + piece + after, at: before.length + gap.length + piece.length };
}

function drawnGroups() {
  return signGroups.map(({ name, signs }) => ({
    name: name(),
    signs: signs.map((tex) => ({
      tex,
      html: '',
      spoken: tex,
      ...drawnFormula(tex, langOfLanguage(siteLanguage)),
    })),
  }));
}

function SignButtons({ onPick }: { readonly onPick: (tex: string) => void }) {
  const groups = useMemo(drawnGroups, []);
  return groups.map(({ name, signs }) => (
    <fieldset key={name} className={`cluster gap-2 ${styles.signs}`}>
      <legend className="strong below-2">{name}</legend>
      {signs.map(({ tex, html, spoken }) => (
        <ActionButton
          key={tex}
          small
          look="quiet"
          aria-label={spoken}
          title={spoken}
          onClick={() => onPick(tex)}
        >
          <SchoolHtml as="span" html={html} />
        </ActionButton>
      ))}
    </fieldset>
  ));
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
  const titleId = useId();
  const [tex, setTex] = useState(first.trim());
  const field = useRef<HTMLInputElement>(null);
  // The cursor's position once the field has the new text.
  const next = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (next.current === null) return;
    field.current?.focus();
    field.current?.setSelectionRange(next.current, next.current);
    next.current = null;
  });
  const pick = (sign: string) => {
    if (!field.current) return;
    const { text, at } = putIn(field.current, sign);
    next.current = at;
    setTex(text);
  };
  const drawn = drawnFormula(tex, lang);
  const insert = (command: TextCommand) => {
    onClose();
    onInsert(command);
  };
  const isWrong = 'issue' in drawn || tex.trim() === '';
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ typography: 'h3', pt: 3 }}>
        {words['studio-lesson.formula']()}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, '&&': { pt: 1 } }}>
        <TextField
          label={words['studio-lesson.writeFormula']()}
          value={tex}
          inputRef={field}
          autoFocus
          fullWidth
          onChange={({ target }) => setTex(target.value)}
          error={'issue' in drawn}
          helperText={
            'issue' in drawn ? drawn.issue : words['studio-lesson.readAloud']({ spoken: drawn.spoken })
          }
        />
        {'html' in drawn && <SchoolHtml className={prose.prose} html={drawn.html} lang={lang} />}
        {'unspoken' in drawn && drawn.unspoken.length > 0 && (
          <Alert severity="warning">
            {words['studio-formula.unspoken']({ signs: drawn.unspoken.join(' ') })}
          </Alert>
        )}
        <SignButtons onPick={pick} />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 3, gap: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={onClose}>
          {words['ui.cancel']()}
        </Button>
        <Button variant="outlined" disabled={isWrong} onClick={() => insert(insertBlock(`$$${tex}$$`))}>
          {words['studio-lesson.ownLine']()}
        </Button>
        <Button variant="contained" disabled={isWrong} onClick={() => insert(insertInline(`$${tex}$`))}>
          {words['studio-lesson.inLine']()}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
