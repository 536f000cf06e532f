import { langOfLanguage } from '@pathshala/contract/text/languages';
import { useMemo } from 'react';
import { ActionButton } from '../../../ui/action.tsx';
import { SchoolHtml } from '../../../ui/school-html.tsx';
import { siteLanguage } from '../../../words/language.ts';
import { drawnFormula } from './drawn-formula.ts';
import { signGroups } from './formula-signs.ts';
import styles from './lesson.module.css';

/** Every sign rendered, with its spoken text in the page's language as its name. */
function drawnGroups() {
  return signGroups.map(({ name, signs }) => ({
    name: name(),
    signs: signs.map((tex) => ({
      tex,
      html: '',
      spoken: tex,
      ...drawnFormula(tex, langOfLanguage(siteLanguage)),
    })),
  }));
}

/** Buttons that insert signs into a formula, in groups. */
export function SignButtons({ onPick }: { readonly onPick: (tex: string) => void }) {
  const groups = useMemo(drawnGroups, []);
  return groups.map(({ name, signs }) => (
    <fieldset key={name} className={`cluster gap-2 ${styles.toolbar}`}>
      <legend className="strong below-2">{name}</legend>
      {signs.map(({ tex, html, spoken }) => (
        <ActionButton
          key={tex}
          small
          look="quiet"
          aria-label={spoken}
          title={spoken}
          onClick={() => onPick(tex)}
        >
          <SchoolHtml as="span" html={html} />
        </ActionButton>
      ))}
    </fieldset>
  ));
}
