import { firstLanguage, type InLanguages, type Language } from '@pathshala/contract/languages';
import { localText } from '@pathshala/contract/local-text-schema';
import { array } from 'yup';
import answersJson from '../site/answers.json' with { type: 'json' };

/** What `functions/content/site/answers.json` may hold. */
export const answersSchema = array()
  .of(localText({ min: 1, max: 200 }))
  .min(1)
  .required();

/**
 * What the API itself says on a page, in another language than the school's first.
 * @param english the sentence as code has it
 * @returns undefined for one that is not in `functions/content/site/answers.json`
 */
export function answerIn(language: Language, english: string): string | undefined {
  if (language === firstLanguage) return english;
  const answers: readonly InLanguages<string>[] = answersJson;
  return answers.find((one) => one[firstLanguage] === english)?.[language];
}
