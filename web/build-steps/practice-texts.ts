import { codeOf, messageFilesOf, messagesIn } from '@pathshala/content/practice/messages/message-files';
import { firstLanguage, type Language } from '@pathshala/contract/text/languages';
import type { Plugin } from 'vite';

const moduleWithTexts = /\/functions\/content\/src\/(?:practice|model-test)\/.*(?<!\.test)\.ts(?:\?|$)/;
const finder = /\/functions\/content\/src\/practice\/messages\/find-message\.ts$/;

/** Replaces reading files: returns the texts that loaded modules have registered. */
const brought = `export { number, plural } from '@pathshala/messages/message-values';
const all = {};
export const bring = (language, messages) => { all[language] = Object.assign(all[language] ?? {}, messages); };
export const findMessage = (key, language) => all[language]?.[key];
export const isMessage = (key) => Object.values(all).some((messages) => key in messages);
`;

const call = (language: string, messages: readonly (readonly [key: string, text: string])[]) =>
  messages.length === 0
    ? ''
    : `bring("${language}", {\n${messages
        .map(([key, text]) => `${JSON.stringify(key)}: ${codeOf(key, text, language)}`)
        .join(',\n')}\n});\n`;

/** Missing texts come from the first language. */
function textsBeside(
  module: string,
  language: Language,
): { readonly files: string[]; readonly code: string } {
  const files = messageFilesOf(module);
  const read = (one: Language) => {
    const file = files.get(one);
    return file ? messagesIn(file) : {};
  };
  const own = read(language);
  const missing = Object.entries(read(firstLanguage)).filter(([key]) => !(key in own));
  const code =
    call(language, Object.entries(own)) + (language === firstLanguage ? '' : call(firstLanguage, missing));
  return { files: [...files.values()], code };
}

/** Makes a file of templates import its texts, in the page's language only. Node reads them from the files. */
export function practiceTexts(language: Language = firstLanguage): Plugin {
  return {
    name: 'pathshala:practice-texts',
    enforce: 'pre',
    load: { filter: { id: finder }, handler: () => brought },
    transform: {
      filter: { id: moduleWithTexts },
      handler(code, id) {
        // The dev server adds a query to changed modules.
        const [module = ''] = id.split('?');
        const { files, code: texts } = textsBeside(module, language);
        for (const file of files) this.addWatchFile(file);
        if (texts === '') return undefined;
        const from = "'@pathshala/content/practice/messages/find-message'";
        return `import { bring, number, plural } from ${from};\n${code}\n${texts}`;
      },
    },
  };
}
