import Alert from '@mui/material/Alert';
import type { StudioFields } from '@pathshala/contract/content/fields';
import { useMemo, useState } from 'react';
import type { PagePart } from '../../../page/draft-store.ts';
import { words } from '../../../words/words.ts';
import { LessonLanguage } from '../lesson/lesson-language.tsx';
import { useShownLanguage } from '../lesson/shown-language.ts';
import { Switch } from '../lesson/switch.tsx';
import type { ItemName } from '../studio-calls.ts';
import { hasRoomBeside } from './has-room-beside.ts';
import styles from './preview.module.css';
import { PreviewFrame, type PreviewScheme, type PreviewWidth } from './preview-frame.tsx';
import { SharePreview } from './share-preview.tsx';
import { useDraftCourse } from './use-draft-course.ts';
import { useDraftStore } from './use-draft-store.ts';

interface PreviewProps {
  readonly name: ItemName;
  readonly fields: StudioFields;
  /** Parts of the page that can be opened in the form. */
  readonly parts: readonly PagePart[] | undefined;
  readonly onPart: (name: string) => void;
  readonly save: () => Promise<boolean>;
  readonly onKey: (event: KeyboardEvent) => void;
}

/** The page of a draft as readers will see it: phone or desktop, light or dark, in either language. */
export default function Preview({ name, fields, parts, onPart, save, onKey }: PreviewProps) {
  const { kind, id } = name;
  const { language } = useShownLanguage();
  const [width, setWidth] = useState<PreviewWidth>(parts && hasRoomBeside() ? 'desktop' : 'phone');
  const [scheme, setScheme] = useState<PreviewScheme>('light');
  const course = useDraftCourse(name);
  const draft = useMemo(
    () => ({ kind, id, fields, language, course, parts }),
    [kind, id, fields, language, course, parts],
  );
  const { store, unspoken } = useDraftStore(draft, onPart);
  return (
    <section className={`stack ${styles.preview}`} aria-label={words['studio-lesson.preview']()}>
      <div className="cluster">
        <LessonLanguage />
        <Switch
          label={words['studio-lesson.width']()}
          options={{ phone: words['studio-lesson.phone'](), desktop: words['studio-lesson.desktop']() }}
          value={width}
          onChoose={setWidth}
        />
        <Switch
          label={words['studio-lesson.colours']()}
          options={{ light: words['studio-lesson.light'](), dark: words['studio-lesson.dark']() }}
          value={scheme}
          onChoose={setScheme}
        />
      </div>
      {unspoken.length > 0 && (
        <Alert severity="warning">{words['studio-formula.unspoken']({ signs: unspoken.join(' ') })}</Alert>
      )}
      <PreviewFrame
        store={store}
        language={language}
        width={width}
        scheme={scheme}
        onOpen={(inside) => inside.addEventListener('keydown', onKey)}
      />
      <SharePreview name={name} save={save} />
    </section>
  );
}
