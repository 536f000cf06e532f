import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { renderInline } from '@pathshala/content/render/render-lesson';
import type { Lang } from '@pathshala/contract/language';
import { useId, useState } from 'react';
import prose from '../../../ui/prose.module.css';
import { SchoolHtml } from '../../../ui/school-html.tsx';
import { words } from '../../../words/words.ts';
import formStyles from '../forms/forms.module.css';
import { block, inline, type MarkdownTool } from './markdown-tools.ts';

/** What is written most. */
const commands = '\\frac{a}{b}, x^2, x_1, \\sqrt{x}, \\times, \\leq, \\pi';

export interface InsertDialogProps {
  /** Of the text that it goes into. */
  readonly lang: Lang;
  readonly onInsert: (tool: MarkdownTool) => void;
  readonly onClose: () => void;
}

/** How a formula looks and what a screen reader says, or why it cannot be read. */
export function drawnFormula(tex: string, lang: Lang): { html: string; spoken: string } | { fault: string } {
  try {
    const html = renderInline(`$${tex}$`, lang);
    const spoken = new DOMParser().parseFromString(html, 'text/html').querySelector('math');
    return { html, spoken: spoken?.getAttribute('aria-label') ?? '' };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}

/** Writes a formula: its look and its spoken words stand under it while one types. */
export default function FormulaDialog({ lang, onInsert, onClose }: InsertDialogProps) {
  const titleId = useId();
  const [tex, setTex] = useState('\\frac{3}{4}');
  const drawn = drawnFormula(tex, lang);
  const insert = (tool: MarkdownTool) => {
    onClose();
    onInsert(tool);
  };
  const isWrong = 'fault' in drawn || tex.trim() === '';
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ typography: 'h3', pt: 3 }}>
        {words['studio-lesson.formula']()}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, '&&': { pt: 1 } }}>
        <TextField
          label={words['studio-lesson.inTex']()}
          value={tex}
          autoFocus
          fullWidth
          onChange={({ target }) => setTex(target.value)}
          error={'fault' in drawn}
          helperText={
            'fault' in drawn ? drawn.fault : words['studio-lesson.readAloud']({ spoken: drawn.spoken })
          }
        />
        {'html' in drawn && <SchoolHtml className={prose.prose} html={drawn.html} lang={lang} />}
        <p className={formStyles.hint}>{commands}</p>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 3, gap: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={onClose}>
          {words['ui.cancel']()}
        </Button>
        <Button variant="outlined" disabled={isWrong} onClick={() => insert(block(`$$${tex}$$`))}>
          {words['studio-lesson.ownLine']()}
        </Button>
        <Button variant="contained" disabled={isWrong} onClick={() => insert(inline(`$${tex}$`))}>
          {words['studio-lesson.inLine']()}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
