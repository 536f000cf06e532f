import { paths } from '@pathshala/contract/site/paths';
import { ActionLink } from '../../ui/action.tsx';
import { CardRow } from '../../ui/card-row.tsx';
import { langOf } from '../../ui/language.ts';
import { Link } from '../../ui/router.ts';
import { words } from '../../words/words.ts';
import styles from './blog.module.css';
import { HomePart } from './home-part.tsx';
import type { BlogTeaser } from './latest-blogs.ts';

/** The newest articles; the footer's Blog leads here. */
export function BlogSection({ blogs }: { blogs: readonly BlogTeaser[] }) {
  return (
    <HomePart
      part="blog"
      of={blogs}
      id="blog"
      tinted
      aside={
        <ActionLink to={paths.blogs} look="quiet" small>
          {words['home.allArticles']()}
        </ActionLink>
      }
    >
      <CardRow label={words['home.newest']()}>
        {blogs.map((blog) => (
          <li key={blog._id}>
            <article className={`card stack gap-0 clip ${styles.card}`}>
              <img className="fill" src={blog.img} alt="" width={400} height={300} loading="lazy" />
              <div className="stack gap-2 grow pad" lang={langOf(blog.title)}>
                <h3>
                  <Link className="plain whole" to={paths.blog(blog._id)}>
                    {blog.title}
                  </Link>
                </h3>
                <p className={`soft ${styles.summary}`}>{blog.summary}</p>
                <p className="note strong foot">{blog.userName}</p>
              </div>
            </article>
          </li>
        ))}
      </CardRow>
    </HomePart>
  );
}
