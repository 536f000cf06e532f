import { parentOf } from '@pathshala/content/kinds/all-kinds';
import { paths } from '@pathshala/contract/site/paths';
import { langOf } from '../../ui/language.ts';
import { Link } from '../../ui/router.ts';
import { words } from '../../words/words.ts';
import styles from './item.module.css';
import type { ItemName } from './studio-calls.ts';
import { kindWords } from './words.ts';

interface ItemHeadProps {
  readonly name: ItemName;
  readonly title: string;
  /** It is the only item of its kind. */
  readonly isOnly: boolean;
}

/** The title of the item, and the links back. */
export function ItemHead({ name, title, isOnly }: ItemHeadProps) {
  const { kind, id } = name;
  const parent = parentOf(name);
  return (
    <header className={styles.head}>
      <nav aria-label={words['ui.breadcrumb']()} className="cluster below-2">
        {isOnly ? (
          <Link className="tap" to={paths.studio}>
            {words['titles.studio']()}
          </Link>
        ) : (
          <Link className="tap" to={paths.studioKind(kind)}>
            {words['studio.back']({ kinds: kindWords[kind].some() })}
          </Link>
        )}
        {parent && (
          <Link className="tap" to={paths.studioItem(parent.kind, parent.id)}>
            {words['studio.ofCourse']()}
          </Link>
        )}
      </nav>
      <h1 lang={langOf(title)}>{title}</h1>
      {!isOnly && <p className="soft">{id}</p>}
    </header>
  );
}
