import type { PracticeLink } from '@pathshala/content/practice/catalogue';
import { paths } from '@pathshala/contract/site/paths';
import { ActionLink } from '../../ui/action.tsx';
import { Icon } from '../../ui/icon.tsx';
import { langOf } from '../../ui/language.ts';
import { words } from '../../words/words.ts';
import styles from './lesson-end.module.css';

/** Links to the practice of a lesson; nothing if there is none. */
export function PractiseThis({ links }: { readonly links: readonly PracticeLink[] }) {
  if (links.length === 0) return null;
  return (
    <section aria-labelledby="practise" className={`stack screen above-6 ${styles.practise}`}>
      <h2 id="practise" className="h3">
        {words['lesson.practise']()}
      </h2>
      <ul className="cluster">
        {links.map(({ id, title }) => (
          <li key={id}>
            <ActionLink look="quiet" to={paths.practiceSkill(id)} lang={langOf(title)}>
              {title}
              <Icon name="next" />
            </ActionLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
