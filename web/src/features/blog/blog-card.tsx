import { paths } from '@pathshala/contract/site/paths';
import { PictureCard } from '../../ui/card-grid.tsx';
import { langOf } from '../../ui/language.ts';
import { ReadMoreButton } from '../../ui/read-more.tsx';
import { Link } from '../../ui/router.ts';
import { LanguageMark, Written } from '../../ui/written.tsx';
import { type BlogEntry, formatDay, titleLanguage } from './article-content.ts';
import styles from './blog.module.css';

/** To restore the focus. */
export const readMoreId = (blogId: string) => `read-${blogId}`;

export function Byline({ entry }: { entry: BlogEntry }) {
  return (
    <div className={styles.byline}>
      <Written className="strong ink" text={entry.userName} />
      <time dateTime={entry.date} lang={langOf(entry.title)}>
        {formatDay(entry.date, titleLanguage(entry.title))}
      </time>
    </div>
  );
}

interface BlogCardProps {
  readonly entry: BlogEntry;
  /** The first picture on a phone is not lazy. */
  readonly first?: boolean;
  readonly onOpen: () => void;
}

/** Byline and button share a baseline in a row. No id on the card: the router would scroll to it behind the open dialog. */
export function BlogCard({ entry, first = false, onOpen }: BlogCardProps) {
  return (
    <PictureCard picture={{ src: entry.img, loading: first ? 'eager' : 'lazy' }}>
      <h2 className="h3" lang={langOf(entry.title)}>
        <Link id={`title-${entry._id}`} className="plain" to={paths.blog(entry._id)}>
          {entry.title}
        </Link>
      </h2>
      <LanguageMark language={entry.lang} />
      <p className="soft" lang={entry.lang}>
        {entry.excerpt}
      </p>
      <div className={`note row apart foot ${styles.foot}`}>
        <Byline entry={entry} />
        {entry.clipped && (
          <ReadMoreButton id={readMoreId(entry._id)} describedBy={`title-${entry._id}`} onClick={onOpen} />
        )}
      </div>
    </PictureCard>
  );
}
