import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { figureKinds, renderFigure } from '@pathshala/content/render/figures/render-figure';
import { useId, useState } from 'react';
import { Choice } from '../../../ui/choice.tsx';
import prose from '../../../ui/prose.module.css';
import { SchoolHtml } from '../../../ui/school-html.tsx';
import { words } from '../../../words/words.ts';
import { refusalText } from '../forms/issue-text.ts';
import { figureBlock, figureText, kindIn, onLines } from './figure-examples.ts';
import type { InsertDialogProps } from './formula-dialog.tsx';
import { languageOfText } from './starters.ts';
import { insertBlock } from './text-commands.ts';

const kindWords: Readonly<Record<string, () => string>> = {
  'number-line': words['studio-lesson.numberLine'],
  'fraction-bars': words['studio-lesson.fractionBars'],
  clock: words['studio-lesson.clock'],
  counters: words['studio-lesson.counters'],
  angle: words['studio-lesson.angle'],
  plot: words['studio-lesson.plot'],
  'bar-chart': words['studio-lesson.barChart'],
  flow: words['studio-lesson.flow'],
  shape: words['studio-lesson.shape'],
};

const kinds = () => Object.fromEntries(figureKinds.map(({ kind }) => [kind, kindWords[kind]?.() ?? kind]));

/** Writes a figure, starting from an example of its kind, with a live preview. */
export default function FigureDialog({ lang, first, onInsert, onClose }: InsertDialogProps) {
  const titleId = useId();
  const [kind, setKind] = useState(kindIn(first) ?? figureKinds[0]?.kind ?? '');
  const [json, setJson] = useState(first ? onLines(first) : figureText(kind, languageOfText(lang)));
  const drawn = drawnFigure();

  function drawnFigure(): { html: string } | { issue: string } {
    try {
      return { html: renderFigure(json, lang) };
    } catch (error) {
      return { issue: refusalText(error) };
    }
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ typography: 'h3', pt: 3 }}>
        {words['studio-lesson.figure']()}
      </DialogTitle>
      <DialogContent
        sx={{
          display: 'grid',
          gap: 2,
          '&&': { pt: 1 },
          gridTemplateColumns: { md: '1fr 1fr' },
          alignItems: 'start',
        }}
      >
        <div style={{ display: 'grid', gap: 16 }}>
          <Choice
            label={words['studio.kind']()}
            options={kinds()}
            value={kind}
            onChoose={(one) => {
              setKind(one);
              setJson(figureText(one, languageOfText(lang)));
            }}
          />
          <TextField
            label={words['studio-lesson.itsFields']()}
            value={json}
            multiline
            minRows={8}
            maxRows={20}
            fullWidth
            onChange={({ target }) => setJson(target.value)}
            error={'issue' in drawn}
            helperText={'issue' in drawn ? drawn.issue : words['studio-lesson.captionHint']()}
            slotProps={{
              htmlInput: {
                style: { fontFamily: 'ui-monospace, "Hind Siliguri", monospace' },
                spellCheck: false,
              },
            }}
          />
        </div>
        {'html' in drawn && <SchoolHtml className={prose.prose} html={drawn.html} lang={lang} />}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 3, gap: 1 }}>
        <Button variant="outlined" onClick={onClose}>
          {words['ui.cancel']()}
        </Button>
        <Button
          variant="contained"
          disabled={'issue' in drawn}
          onClick={() => {
            onClose();
            onInsert(insertBlock(figureBlock(json)));
          }}
        >
          {words['studio-lesson.putIn']()}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
