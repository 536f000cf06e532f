import { paths } from '@pathshala/contract/paths';
import { ActionLink } from '../../ui/action.tsx';
import { MissingPage } from '../../ui/missing-page.tsx';

/** The 404 page for articles. */
export function ArticleNotFound() {
  return (
    <MissingPage
      title="We have no such article"
      text="Perhaps the address has a slip of the pen, or the article was taken down."
    >
      <ActionLink to={paths.blogs}>See all articles</ActionLink>
      <ActionLink look="quiet" to={paths.search}>
        Search the school
      </ActionLink>
    </MissingPage>
  );
}
