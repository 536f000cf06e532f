import type { StudioKind } from '@pathshala/contract/content/fields';
import { paths } from '@pathshala/contract/site/paths';
import type { StudioEntry } from '@pathshala/contract/studio/items';
import { langOf } from '../../ui/language.ts';
import { Link } from '../../ui/router.ts';
import { titleOf } from './title-of.ts';

interface ItemLinkProps extends Pick<StudioEntry, 'id' | 'title'> {
  readonly kind: StudioKind;
  readonly className?: string;
}

/** An item in a list. */
export function ItemLink({ kind, id, title, className = '' }: ItemLinkProps) {
  return (
    <Link to={paths.studioItem(kind, id)} className={`${className} strong`} lang={langOf(titleOf(title))}>
      {titleOf(title)}
    </Link>
  );
}
