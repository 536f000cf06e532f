import type { StudioFields } from '@pathshala/contract/content/fields';
import { firstLanguage, type InLanguages, type Language } from '@pathshala/contract/text/languages';
import { useFormikContext } from 'formik';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { siteLanguage } from '../../words/language.ts';
import { words } from '../../words/words.ts';
import { useSought } from './forms/form-issues.ts';
import { PartsForm } from './forms/parts-form.tsx';
import { ShownLanguageContext } from './lesson/shown-language.ts';
import { Switch } from './lesson/switch.tsx';
import type { DraftSession } from './session/draft-session.ts';
import type { ItemName } from './studio-calls.ts';
import { UndoButtons, useUndo } from './undo.tsx';

const Preview = lazyPart(() => import('./preview/preview.tsx'));

/** The language that is shown first: the page's, unless the item has no text in it. */
function firstShown({ body, title, name }: StudioFields): Language {
  const text = (body ?? title ?? name) as Partial<InLanguages<string>> | undefined;
  return text === undefined || text[siteLanguage] ? siteLanguage : firstLanguage;
}

interface ItemFormProps {
  readonly name: ItemName;
  readonly session: DraftSession;
}

/** The fields of an item, or its page behind a switch. */
export function ItemForm({ name, session }: ItemFormProps) {
  const { kind } = name;
  const { values } = useFormikContext<StudioFields>();
  const [language, show] = useState(() => firstShown(values));
  const [view, setView] = useState<'write' | 'preview'>('write');
  const undo = useUndo(session);
  const sought = useSought();
  useEffect(() => {
    if (sought) setView('write');
  }, [sought]);
  const shown = useMemo(() => ({ language, show }), [language]);
  return (
    <ShownLanguageContext value={shown}>
      <div className="cluster apart above-4 below-4">
        <UndoButtons {...undo} />
        <Switch
          label={words['studio-lesson.shown']()}
          options={{ write: words['studio-lesson.write'](), preview: words['studio-lesson.preview']() }}
          value={view}
          onChoose={setView}
        />
      </div>
      {/* What is open in the form stays so behind the preview. */}
      <div hidden={view === 'preview'}>
        <PartsForm kind={kind} />
      </div>
      {view === 'preview' && (
        <Suspense>
          <Preview name={name} session={session} />
        </Suspense>
      )}
    </ShownLanguageContext>
  );
}
