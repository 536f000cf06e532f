import { firstLanguage } from '@pathshala/contract/languages';
import { siteLanguage } from './language.ts';
import { words } from './words.ts';

/** What the contract's schemas say under a field, by their words in the first language. */
export const validations: Readonly<Record<string, () => string>> = {
  'email is requires': words['fixed.emailRequired'],
  'Provide a valid email': words['fixed.emailInvalid'],
  'password is requires': words['fixed.passwordRequired'],
  'Must be 6 characters or longer': words['fixed.passwordShort'],
  'Name is requires': words['fixed.nameRequired'],
  'Enter the code that your app shows': words['auth.codeRequired'],
  'The code has 6 digits': words['auth.codeDigits'],
  'Please choose one.': words['account.chooseOne'],
  'Please give the class a name.': words['classrooms.nameNeeded'],
  'Please choose a shorter name.': words['classrooms.nameLong'],
  'Please type the code that your teacher gave you.': words['classrooms.codeNeeded'],
  'A code has 8 letters and digits. Please look at it once more.': words['classrooms.codeWrong'],
  'Please choose a day.': words['classrooms.dayNeeded'],
  'This day is over. Please choose today or a later day.': words['classrooms.dayOver'],
};

/**
 * What stands under a field that is not filled in rightly, in the page's language.
 * @param message as the field's schema has it; pages in the first language say just that
 */
export function validationText(message: string): string {
  return siteLanguage === firstLanguage ? message : (validations[message]?.() ?? message);
}
