import { paths } from '@pathshala/contract/site/paths';
import { CardGrid } from '../../ui/card-grid.tsx';
import { langOf } from '../../ui/language.ts';
import { LanguageMark } from '../../ui/language-mark.tsx';
import { Link } from '../../ui/router.ts';
import { words } from '../../words/words.ts';
import type { ArticleTeaser } from './article-content.ts';
import styles from './read-next.module.css';

/** Articles beside the one that was read, each a row with a small picture. */
export function ReadNext({ articles }: { articles: readonly ArticleTeaser[] }) {
  return (
    <CardGrid label={words['blog.more']()}>
      {articles.map(({ _id, title, userName, img, lang }) => (
        <li key={_id}>
          <article className={`card row gap-4 clip ${styles.row}`}>
            <img className="fill" src={img} alt="" width={400} height={300} loading="lazy" />
            <div className={`stack gap-1 ${styles.words}`}>
              <h3 className="h4" lang={langOf(title)}>
                <Link className="plain whole" to={paths.blog(_id)}>
                  {title}
                </Link>
              </h3>
              <p className="note" lang={langOf(userName)}>
                {userName}
              </p>
              <LanguageMark language={lang} />
            </div>
          </article>
        </li>
      ))}
    </CardGrid>
  );
}
