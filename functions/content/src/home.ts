import { type HomeContent, type HomeFile, wholeHome } from '@pathshala/contract/content/published';
import type { Language } from '@pathshala/contract/text/languages';
import { inOneLanguage } from '@pathshala/contract/text/local-text';
import homeJson from '../site/home.json' with { type: 'json' };

export const builtHome = (language: Language): HomeContent =>
  wholeHome(inOneLanguage(homeJson as HomeFile, language));
