import { limits } from '@pathshala/contract/http/limits';
import { paths } from '@pathshala/contract/site/paths';
import type { FormEvent, InputHTMLAttributes, Ref } from 'react';
import { ActionButton } from '../ui/action.tsx';
import { Icon } from '../ui/icon.tsx';
import { useHref, useNavigate } from '../ui/router.ts';
import { words } from '../words/words.ts';
import styles from './search-form.module.css';

interface SearchFormProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'name'> {
  /** `bar`: the header's, submitted with Enter. `page`: a page's own, with a button. */
  readonly look: 'bar' | 'page';
  /** Distinguishes the form from the header's. */
  readonly formName?: string;
  readonly 'aria-label': string;
  readonly ref?: Ref<HTMLInputElement>;
  readonly onSent?: () => void;
}

/** A plain form, which works without scripts. Other props go to the field. */
export function SearchForm({ look, formName, onSent, ...field }: SearchFormProps) {
  const inPage = look === 'page';
  const navigate = useNavigate();
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onSent?.();
    const query = new URLSearchParams([['q', String(new FormData(event.currentTarget).get('q'))]]);
    void navigate(`${paths.search}?${query}`);
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: phones that are some years old know no `<search>`
    <form
      action={useHref(paths.search)}
      role="search"
      aria-label={formName}
      className={`row ${styles.form} ${styles[look]}`}
      onSubmit={send}
    >
      <Icon name="search" size={inPage ? 22 : 20} />
      <input name="q" type="search" autoComplete="off" maxLength={limits.searchQueryMax} {...field} />
      {inPage && <ActionButton type="submit">{words['ui.search']()}</ActionButton>}
    </form>
  );
}
