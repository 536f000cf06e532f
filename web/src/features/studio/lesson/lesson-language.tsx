import { words } from '../words.ts';
import { useShownLanguage } from './shown-language.ts';
import { Switch } from './switch.tsx';

/** Which language is written and shown. */
export function LessonLanguage() {
  const { language, show } = useShownLanguage();
  return (
    <Switch
      label="Language of the text"
      options={{ en: words.english, bn: words.bangla }}
      value={language}
      onChoose={show}
    />
  );
}
