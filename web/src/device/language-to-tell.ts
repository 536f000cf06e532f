import { type Language, languages } from '@pathshala/contract/text/languages';
import { deviceValue } from './device-value.ts';

/** To be sent by the next page. */
export const languageToTell = deviceValue('languageToTell', (text): Language | undefined =>
  languages.find((one) => one === text),
);
