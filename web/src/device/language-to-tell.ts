import { type Language, languages } from '@pathshala/contract/text/languages';
import { deviceValue } from './device-value.ts';

/** The chosen language still to be sent to the school, by the next page. */
export const languageToTell = deviceValue('languageToTell', (text): Language | undefined =>
  languages.find((one) => one === text),
);
