import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { isTranslated, type StudioFields } from '@pathshala/contract/content/fields';
import type { StudioRevision } from '@pathshala/contract/studio/items';
import { firstLanguage, type Language } from '@pathshala/contract/text/languages';
import { useId, useState } from 'react';
import useSWR from 'swr';
import { Choice } from '../../../ui/choice.tsx';
import { words } from '../../../words/words.ts';
import { LessonLanguage } from '../lesson/lesson-language.tsx';
import { ShownLanguageContext } from '../lesson/shown-language.ts';
import { type ItemName, useStudioCalls } from '../studio-calls.ts';
import { CompareView } from './compare-view.tsx';
import { revisionName } from './revision-name.ts';

interface CompareDialogProps {
  readonly name: ItemName;
  readonly revisions: readonly StudioRevision[];
  /** The revision to compare first. */
  readonly first: number;
  /** The fields in the editor now. */
  readonly now: StudioFields;
  readonly onClose: () => void;
}

const present = 'now';

/** The fields of a revision; undefined until they are loaded. */
function useFields(name: ItemName, revision: string, now: StudioFields) {
  const calls = useStudioCalls();
  const wanted = revision === present ? null : ['revision', name.kind, name.id, revision];
  const { data, error } = useSWR(wanted, () => calls.revision(name, Number(revision)), {
    revalidateOnFocus: false,
  });
  return { fields: revision === present ? now : data?.fields, error };
}

/** Compares any two states of an item, line by line. */
export default function CompareDialog({ name, revisions, first, now, onClose }: CompareDialogProps) {
  const titleId = useId();
  const [before, setBefore] = useState(String(first));
  const [after, setAfter] = useState(present);
  const [language, show] = useState<Language>(firstLanguage);
  const isPhone = useMediaQuery('(max-width: 700px)');
  const [left, right] = [useFields(name, before, now), useFields(name, after, now)];
  const options: Readonly<Record<string, string>> = {
    [present]: words['studio-edit.writtenNow'](),
    ...Object.fromEntries(revisions.map((one) => [one.revision, revisionName(one)])),
  };
  const failure = left.error ?? right.error;
  const isBilingual = isTranslated(left.fields) || isTranslated(right.fields);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xl" fullScreen={isPhone} aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ typography: 'h3', pt: 3 }}>
        {words['studio-edit.compareTitle']()}
      </DialogTitle>
      <DialogContent sx={{ '&&': { pt: 1 } }}>
        <div className="cluster">
          <Choice<string>
            label={words['studio-edit.before']()}
            options={options}
            value={before}
            onChoose={setBefore}
          />
          <Choice<string>
            label={words['studio-edit.after']()}
            options={options}
            value={after}
            onChoose={setAfter}
          />
          {isBilingual && (
            <ShownLanguageContext value={{ language, show }}>
              <LessonLanguage />
            </ShownLanguageContext>
          )}
        </div>
        {failure && <p role="alert">{failure instanceof Error ? failure.message : String(failure)}</p>}
        {left.fields && right.fields && (
          <CompareView kind={name.kind} states={[left.fields, right.fields]} language={language} />
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 3 }}>
        <Button variant="outlined" onClick={onClose}>
          {words['studio-edit.close']()}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
