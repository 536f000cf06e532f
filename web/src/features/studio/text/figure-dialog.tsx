import Box from '@mui/material/Box';
import { figureKinds, renderFigure } from '@pathshala/content/render/figures/render-figure';
import { firstLanguage, type Lang } from '@pathshala/contract/text/languages';
import { useState, useSyncExternalStore } from 'react';
import AskDialog from '../../../ui/ask-dialog.tsx';
import { Choice } from '../../../ui/choice.tsx';
import prose from '../../../ui/prose.module.css';
import { SchoolHtml } from '../../../ui/school-html.tsx';
import { Failure } from '../../../ui/states.tsx';
import { words } from '../../../words/words.ts';
import { FigureForm, nameOf } from '../form/figure-form.tsx';
import { refusalText } from '../form/form-issues.ts';
import { FormContext, type FormValues, openForm, valueAt } from '../form/form-values.ts';
import type { InsertDialogProps } from './formula-dialog.tsx';
import { exampleFigure } from './starters.ts';

const kinds = () => Object.fromEntries(figureKinds.map(({ kind }) => [kind, nameOf(kind)]));

function drawnFigure(json: string, lang: Lang) {
  try {
    return { html: renderFigure(json, lang) };
  } catch (error) {
    return { html: '', issue: refusalText(error) };
  }
}

/** Empty lists are left out, as in hand-written figures. */
const jsonOf = (form: FormValues) =>
  JSON.stringify(form.look(), (_, value) => (Array.isArray(value) && value.length === 0 ? undefined : value));

/** A text that is no figure has no fields: its kind is chosen first. */
function readFigure(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return {};
  }
}

/** Starts from an example of the kind, or changes a figure of the text; shows its drawing. */
export default function FigureDialog({ lang, first, onInsert, onClose }: InsertDialogProps) {
  const example = (kind = '') => openForm(exampleFigure(kind, lang ?? firstLanguage));
  const [form, setForm] = useState(() =>
    first === undefined ? example(figureKinds[0]?.kind) : openForm(readFigure(first)),
  );
  const json = useSyncExternalStore(form.subscribe, () => jsonOf(form));
  const known = figureKinds.find(({ kind }) => kind === valueAt(form.look(), 'kind'));
  const { html, issue } = drawnFigure(json, lang);

  return (
    <AskDialog
      title={words['studio-lesson.figure']()}
      confirm={words['studio-lesson.putIn']()}
      disabled={issue !== undefined}
      maxWidth="md"
      onConfirm={() => {
        onClose();
        onInsert({ markdown: `\`\`\`figure\n${json}\n\`\`\``, isBlock: true });
      }}
      onClose={onClose}
    >
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          alignItems: 'start',
        }}
      >
        <div className="stack gap-4">
          <div className="cluster">
            <Choice
              label={words['studio.kind']()}
              options={kinds()}
              value={known?.kind ?? ''}
              onChoose={(kind) => setForm(example(kind))}
            />
          </div>
          <FormContext value={form}>
            {known && <FigureForm key={known.kind} schema={known.schema.describe()} />}
          </FormContext>
        </div>
        <Box sx={{ position: { md: 'sticky' }, top: 0, order: { xs: -1, md: 0 } }}>
          <Failure text={issue ?? null} />
          {!issue && <SchoolHtml className={prose.prose} html={html} lang={lang} />}
        </Box>
      </Box>
    </AskDialog>
  );
}
