import { firstLanguage, forLanguages, type Language } from '@pathshala/contract/text/languages';
import { createContext, useContext } from 'react';
import { nameOfLanguage } from '../../../words/languages.ts';
import { words } from '../../../words/words.ts';
import styles from './lesson.module.css';

export interface ShownLanguage {
  readonly language: Language;
  readonly show: (language: Language) => void;
}

export const ShownLanguageContext = createContext<ShownLanguage>({
  language: firstLanguage,
  show: () => undefined,
});

/** The language that the editor and the preview show: one choice for both. */
export const useShownLanguage = (): ShownLanguage => useContext(ShownLanguageContext);

interface SwitchProps<Value extends string> {
  readonly label: string;
  readonly options: Readonly<Record<Value, string>>;
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
}

export function Switch<Value extends string>({ label, options, value, onChoose }: SwitchProps<Value>) {
  return (
    <fieldset aria-label={label} className={`row gap-0 ${styles.switch}`}>
      {(Object.entries(options) as [Value, string][]).map(([one, says]) => (
        <button
          key={one}
          type="button"
          className={styles.tool}
          aria-pressed={one === value}
          onClick={() => onChoose(one)}
        >
          {says}
        </button>
      ))}
    </fieldset>
  );
}

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
