import { type Language, languages } from '@pathshala/contract/text/languages';
import toast from 'react-hot-toast';
import { useKeepLanguage, useOwnLanguage } from '../../api/own-language.ts';
import { useAction } from '../../auth/use-action.tsx';
import { PaperSection } from '../../ui/paper-section.tsx';
import { Async, Failure, PageLoading } from '../../ui/states.tsx';
import { visuallyHidden } from '../../ui/visually-hidden.ts';
import { siteLanguage } from '../../words/language.ts';
import { languageNames } from '../../words/languages.ts';
import { words } from '../../words/words.ts';

/** The language of the school's mails, which other devices offer to read the site in. The page stays as it is. */
export function LanguageSection() {
  const answer = useOwnLanguage();
  const keep = useKeepLanguage();
  const operation = useAction();

  async function choose(language: Language): Promise<void> {
    if (await operation.run(() => keep(language))) toast.success(words['account.saved']());
  }

  return (
    <PaperSection title={words['account.language']()} text={words['account.languageText']()}>
      <Async
        answer={answer}
        loading={<PageLoading height={60} />}
        failure={words['account.languageFailed']()}
      >
        {({ language }) => (
          <fieldset className="cluster gap-6 above-4" disabled={operation.running}>
            <legend style={visuallyHidden}>{words['account.language']()}</legend>
            {languages.map((one) => (
              <label key={one} lang={one} className="tap gap-2">
                <input
                  type="radio"
                  name="language"
                  checked={one === (language ?? siteLanguage)}
                  onChange={() => void choose(one)}
                />
                {languageNames[one]}
              </label>
            ))}
          </fieldset>
        )}
      </Async>
      <Failure text={operation.error} />
    </PaperSection>
  );
}
