import { forLanguages } from '@pathshala/contract/text/languages';
import { nameOfLanguage } from '../../../words/languages.ts';
import { words } from '../../../words/words.ts';
import { useShownLanguage } from './shown-language.ts';
import { Switch } from './switch.tsx';

/** Switches the language that is edited and previewed. */
export function LessonLanguage() {
  const { language, show } = useShownLanguage();
  return (
    <Switch
      label={words['studio-lesson.textLanguage']()}
      options={forLanguages(nameOfLanguage)}
      value={language}
      onChoose={show}
    />
  );
}
