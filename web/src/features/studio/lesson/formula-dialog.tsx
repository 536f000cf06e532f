import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import type { Lang } from '@pathshala/contract/text/languages';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import prose from '../../../ui/prose.module.css';
import { SchoolHtml } from '../../../ui/school-html.tsx';
import { words } from '../../../words/words.ts';
import { drawnFormula } from './drawn-formula.ts';
import { putIn } from './put-in.ts';
import { SignButtons } from './sign-buttons.tsx';
import { insertBlock, insertInline, type TextCommand } from './text-commands.ts';

export interface InsertDialogProps {
  /** Language of the text that it is inserted into. */
  readonly lang: Lang;
  /** The TeX or JSON of what is to be changed; left out: something new. */
  readonly first?: string | undefined;
  readonly onInsert: (command: TextCommand) => void;
  readonly onClose: () => void;
}

/** Writes a formula; shows its rendering and its spoken text below the field. */
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
