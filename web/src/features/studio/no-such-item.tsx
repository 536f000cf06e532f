import { paths } from '@pathshala/contract/site/paths';
import { ActionLink } from '../../ui/action.tsx';
import { MissingPage } from '../../ui/missing-page.tsx';
import { words } from '../../words/words.ts';

/** Shown at an address of the studio where there is nothing. */
export function NoSuchItem() {
  return (
    <MissingPage title={words['studio.missing']()} text={words['studio.missingText']()}>
      <ActionLink to={paths.studio}>{words['titles.studio']()}</ActionLink>
    </MissingPage>
  );
}
