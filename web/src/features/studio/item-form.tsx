import type { StudioFields } from '@pathshala/contract/content/fields';
import { firstLanguage, type InLanguages, type Language } from '@pathshala/contract/text/languages';
import { useFormikContext } from 'formik';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { siteLanguage } from '../../words/language.ts';
import { words } from '../../words/words.ts';
import { FieldsForm } from './forms/fields-form.tsx';
import { useSought } from './forms/form-issues.ts';
import { tidy } from './forms/tidy.ts';
import styles from './item.module.css';
import { ShownLanguageContext } from './lesson/shown-language.ts';
import { Switch } from './lesson/switch.tsx';
import { partsOfForm } from './preview/form-parts.ts';
import { useRoomBeside } from './preview/has-room-beside.ts';
import { PartsForm } from './preview/parts-form.tsx';
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

/** The fields of an item, with its page beside them, or behind a switch. */
export function ItemForm({ name, session }: ItemFormProps) {
  const { kind } = name;
  const { values } = useFormikContext<StudioFields>();
  const [language, show] = useState(() => firstShown(values));
  const [view, setView] = useState<'write' | 'preview'>('write');
  const [hasPreview, setPreview] = useState(false);
  const hasRoom = useRoomBeside();
  if (hasRoom && !hasPreview) setPreview(true);
  const [open, setOpen] = useState({ name: '', fromPage: 0 });
  const undo = useUndo(session);
  const sought = useSought();
  useEffect(() => {
    if (sought) setView('write');
  }, [sought]);
  const shown = useMemo(() => ({ language, show }), [language]);
  const fields = useMemo(() => tidy(kind, values), [kind, values]);
  const parts = useMemo(() => partsOfForm(kind), [kind]);
  const pageParts = useMemo(
    () =>
      parts?.map(({ name, title }) => ({
        name,
        label: words['studio-preview.edit']({ part: title }),
        isOpen: name === open.name,
      })),
    [parts, open.name],
  );
  return (
    <ShownLanguageContext value={shown}>
      <div className="cluster apart below-4">
        <UndoButtons {...undo} />
        <div className={styles.switch}>
          <Switch
            label={words['studio-lesson.shown']()}
            options={{ write: words['studio-lesson.write'](), preview: words['studio-lesson.preview']() }}
            value={view}
            onChoose={(next) => {
              setView(next);
              setPreview(true);
            }}
          />
        </div>
      </div>
      <div className={`${styles.withPreview} ${styles[view]} ${parts ? styles.inParts : ''}`}>
        {parts ? (
          <PartsForm
            kind={kind}
            parts={parts}
            open={open}
            onOpen={(part) => setOpen({ name: part, fromPage: 0 })}
          />
        ) : (
          <FieldsForm kind={kind} />
        )}
        <div className={styles.beside}>
          {hasPreview && (
            <Suspense>
              <Preview
                name={name}
                fields={fields}
                parts={pageParts}
                onPart={(part) => {
                  setView('write');
                  setOpen((before) => ({ name: part, fromPage: before.fromPage + 1 }));
                }}
                save={session.flush}
                onKey={undo.onKey}
              />
            </Suspense>
          )}
        </div>
      </div>
    </ShownLanguageContext>
  );
}
