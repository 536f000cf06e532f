import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type Lang, langOfLanguage } from '@pathshala/contract/text/languages';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { ActionButton } from '../../../ui/action.tsx';
import AskDialog from '../../../ui/ask-dialog.tsx';
import prose from '../../../ui/prose.module.css';
import { SchoolHtml } from '../../../ui/school-html.tsx';
import { siteLanguage } from '../../../words/language.ts';
import { words } from '../../../words/words.ts';
import { drawnFormula } from './drawn-formula.ts';
import { signGroups } from './formula-signs.ts';
import styles from './lesson.module.css';
import { insertBlock, insertInline, type TextCommand } from './text-commands.ts';

export interface InsertDialogProps {
  /** Language of the text that it is inserted into. */
  readonly lang: Lang;
  /** The TeX or JSON of what is to be changed; left out: something new. */
  readonly first?: string | undefined;
  readonly onInsert: (command: TextCommand) => void;
  readonly onClose: () => void;
}

/** A text field of the browser. */
type Field = Pick<HTMLInputElement, 'value' | 'selectionStart' | 'selectionEnd'>;

/**
 * Replaces the selection in a field with a piece of TeX.
 * @returns the new text and the new position of the cursor
 */
function putIn(
  { value, selectionStart, selectionEnd }: Field,
  tex: string,
): { text: string; at: number } {
  const start = selectionStart ?? value.length;
  const before = value.slice(0, start);
  const after = value.slice(selectionEnd ?? start);
  // A letter right after a command would become part of its name.
  const piece = /\\[a-zA-Z]+$/.test(tex) && !/^\s/.test(after) ? `${tex} ` : tex;
  const gap = /\\[a-zA-Z]+$/.test(before) && /^[a-zA-Z]/.test(piece) ? ' ' : '';
  return { text: before + gap + piece + after, at: before.length + gap.length + piece.length };
}

/** Every sign rendered, with its spoken text in the page's language as its name. */
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

/** Buttons that insert signs into a formula, in groups. */
function SignButtons({ onPick }: { readonly onPick: (tex: string) => void }) {
  const groups = useMemo(drawnGroups, []);
  return groups.map(({ name, signs }) => (
    <fieldset key={name} className={`cluster gap-2 ${styles.toolbar}`}>
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

/** Writes a formula; shows its rendering and its spoken text below the field. */
export default function FormulaDialog({
  lang,
  first = '\\frac{3}{4}',
  onInsert,
  onClose,
}: InsertDialogProps) {
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
    <AskDialog
      title={words['studio-lesson.formula']()}
      confirm={words['studio-lesson.inLine']()}
      disabled={isWrong}
      maxWidth="sm"
      onConfirm={() => insert(insertInline(`$${tex}$`))}
      onClose={onClose}
    >
        <TextField
          label={words['studio-lesson.inTex']()}
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
        <Button
          variant="outlined"
          disabled={isWrong}
          sx={{ justifySelf: 'start' }}
          onClick={() => insert(insertBlock(`$$${tex}$$`))}
        >
          {words['studio-lesson.ownLine']()}
        </Button>
        <SignButtons onPick={pick} />
    </AskDialog>
  );
}
