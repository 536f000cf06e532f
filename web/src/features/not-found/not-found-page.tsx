import { paths } from '@pathshala/contract/paths';
import { pages } from '@pathshala/contract/routes';
import { ActionLink } from '../../ui/action.tsx';
import { MissingPage } from '../../ui/missing-page.tsx';
import { pageMeta } from '../../ui/page-meta.ts';
import { SearchForm } from '../../ui/search-form.tsx';
import { words } from '../../words/words.ts';
import styles from './not-found-page.module.css';

export function meta() {
  return pageMeta({
    page: pages.notFound,
    title: words['titles.notFound'](),
    description: words['descriptions.notFound'](),
  });
}

/** The 404 page: its picture, a search box and a way home. */
export default function NotFoundPage() {
  return (
    <MissingPage
      title="This page is not on the board"
      text="Perhaps the address has a slip of the pen, or the page was moved. Search for it, or start again from home."
    >
      <div className={styles.ways}>
        <SearchForm
          look="page"
          formName="Find a page"
          aria-label="What are you looking for?"
          placeholder="Fractions, exam, grammar …"
        />
        <ActionLink look="quiet" to={paths.home}>
          Go to the home page
        </ActionLink>
      </div>
    </MissingPage>
  );
}
