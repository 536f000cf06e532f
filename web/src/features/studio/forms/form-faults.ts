import { firstLanguage, type Language, languages } from '@pathshala/contract/languages';
import type { Fault } from '@pathshala/contract/validation';
import { getIn, useFormikContext } from 'formik';
import { createContext, useContext } from 'react';
import { faultText } from './fault-text.ts';

const codes = languages.join('|');

export interface FormFaults {
  /** What the schema of the kind has against what stands here. */
  readonly own: readonly Fault[];
  /** What the school found when it was to be published, for as long as nothing was changed. */
  readonly found: readonly Fault[];
  /** Shows them in fields that nobody has left yet, too. */
  readonly all: boolean;
}

export const FormFaultsContext = createContext<FormFaults>({ own: [], found: [], all: false });

/** What a path of a fault ends with: `title.bn`, `quiz[1].question (bn)`. */
export const versionOfFault = new RegExp(` \\((${codes})\\)$|\\.(${codes})$`);

/** Splits a path of a fault into its field and the language of the text, where it names one. */
export function pathOfFault(path: string): {
  readonly field: string;
  readonly language: Language | undefined;
} {
  const [ending = '', version, text] = versionOfFault.exec(path) ?? [];
  const language = languages.find((one) => one === (version ?? text));
  return { field: path.slice(0, path.length - ending.length), language };
}

/**
 * What is wrong with a field, in words.
 * @param language of its text in that language
 * @returns undefined while nothing is, or nobody has been there yet
 */
export function useFault(name: string, language: Language = firstLanguage): string | undefined {
  const { own, found, all } = useContext(FormFaultsContext);
  const { touched } = useFormikContext();
  const isOf = ({ path }: Fault) => {
    const at = pathOfFault(path);
    return at.field === name && (at.language ?? firstLanguage) === language;
  };
  const isShown = all || Boolean(getIn(touched, name));
  const faults = [...(isShown ? own.filter(isOf) : []), ...found.filter(isOf)];
  const texts = faults.map(faultText);
  return texts.length === 0 ? undefined : [...new Set(texts)].join('; ');
}
