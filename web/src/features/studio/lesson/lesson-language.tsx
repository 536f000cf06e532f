import { words } from '../../../words/words.ts';
import { useShownLanguage } from './shown-language.ts';
import { Switch } from './switch.tsx';

/** Which language is written and shown. */
export function LessonLanguage() {
  const { language, show } = useShownLanguage();
  return (
    <Switch
      label={words['studio-lesson.textLanguage']()}
      options={{ en: words['names.english'](), bn: words['names.bangla']() }}
      value={language}
      onChoose={show}
    />
  );
}
