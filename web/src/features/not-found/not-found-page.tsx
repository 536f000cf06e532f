import { paths } from '@pathshala/contract/site/paths';
import { pages } from '@pathshala/contract/site/routes';
import { metaOf } from '../../page/page-meta.ts';
import { SearchForm } from '../../page/search-form.tsx';
import { ActionLink } from '../../ui/action.tsx';
import { MissingPage } from '../../ui/missing-page.tsx';
import { words } from '../../words/words.ts';

export const meta = metaOf(pages.notFound, words['titles.notFound'], words['descriptions.notFound']);

export function Component() {
  return (
    <MissingPage title={words['not-found.title']()} text={words['not-found.text']()}>
      <div className="stack gap-4 middle" style={{ width: 'min(480px, 100%)' }}>
        <div style={{ width: '100%' }}>
          <SearchForm
            look="page"
            formName={words['not-found.find']()}
            aria-label={words['not-found.question']()}
            placeholder={words['not-found.examples']()}
          />
        </div>
        <ActionLink look="quiet" to={paths.home} text={words['ui.toHome']()} />
      </div>
    </MissingPage>
  );
}
