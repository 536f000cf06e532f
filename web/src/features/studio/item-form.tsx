import { allKinds } from '@pathshala/content/kinds/all-kinds';
import type { StudioFields } from '@pathshala/contract/content/fields';
import { firstLanguage, type Language } from '@pathshala/contract/text/languages';
import { useFormikContext } from 'formik';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { words } from '../../words/words.ts';
import { FieldsForm } from './forms/fields-form.tsx';
import { useSought } from './forms/form-issues.ts';
import { tidy } from './forms/tidy.ts';
import styles from './item.module.css';
import { ShownLanguageContext } from './lesson/shown-language.ts';
import { Switch } from './lesson/switch.tsx';
import type { ItemName } from './studio-calls.ts';

const LessonPreview = lazyPart(() => import('./lesson/lesson-preview.tsx'));

/** The fields of an item, with its page beside them if the kind has a preview. */
export function ItemForm({ name: { kind } }: { readonly name: ItemName }) {
  const { values } = useFormikContext<StudioFields>();
  const [language, show] = useState<Language>(firstLanguage);
  const [view, setView] = useState<'write' | 'preview'>('write');
  const sought = useSought();
  useEffect(() => {
    if (sought) setView('write');
  }, [sought]);
  const shown = useMemo(() => ({ language, show }), [language]);
  if (!allKinds[kind].preview) return <FieldsForm kind={kind} />;
  return (
    <ShownLanguageContext value={shown}>
      <div className={styles.which}>
        <Switch
          label={words['studio-lesson.shown']()}
          options={{ write: words['studio-lesson.write'](), preview: words['studio-lesson.preview']() }}
          value={view}
          onChoose={setView}
        />
      </div>
      <div className={`${styles.withPreview} ${styles[view]}`}>
        <FieldsForm kind={kind} />
        <div className={styles.beside}>
          <Suspense>
            <LessonPreview fields={tidy(kind, values)} />
          </Suspense>
        </div>
      </div>
    </ShownLanguageContext>
  );
}
