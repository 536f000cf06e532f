import { paths } from '@pathshala/contract/site/paths';
import { ActionLink } from '../../ui/action.tsx';
import { MissingPage } from '../../ui/missing-page.tsx';
import { words } from '../../words/words.ts';

/** The 404 page for articles. */
export function ArticleNotFound() {
  return (
    <MissingPage title={words['blog.goneTitle']()} text={words['blog.goneText']()}>
      <ActionLink to={paths.blogs}>{words['blog.all']()}</ActionLink>
      <ActionLink look="quiet" to={paths.search}>
        {words['blog.searchSchool']()}
      </ActionLink>
    </MissingPage>
  );
}
