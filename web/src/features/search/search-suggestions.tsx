import { subjects } from '@pathshala/contract/catalogue/subjects';
import { paths } from '@pathshala/contract/site/paths';
import { SubjectSign, subjectGround } from '../../course-ui/subject-block.tsx';
import { ActionLink } from '../../ui/action.tsx';
import { Link } from '../../ui/router.ts';
import { nameOf } from '../../words/names.ts';
import { words } from '../../words/words.ts';
import styles from './search-suggestions.module.css';

/** The search for a subject, by the first of its words: “Science” of “Science & biology”. */
function searchFor(name: string): string {
  return `${paths.search}?${new URLSearchParams({ q: name.split(' ')[0] ?? name })}`;
}

/** Suggestions without a query or results: the subjects' blocks. */
export function SearchSuggestions({ title, text }: { title: string; text: string }) {
  return (
    <div className="stack gap-6">
      <div className="stack gap-2">
        <h2>{title}</h2>
        <p className="soft">{text}</p>
      </div>
      <ul className={styles.blocks}>
        {subjects.map(({ subject, label }) => (
          <li key={subject}>
            <Link className="row plain strong" to={searchFor(nameOf(label))} style={subjectGround(subject)}>
              <SubjectSign subject={subject} />
              <span>{nameOf(label)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <div className="cluster">
        <ActionLink look="quiet" to={paths.courses}>
          {words['search.freeCourses']()}
        </ActionLink>
        <ActionLink look="quiet" to={paths.classes}>
          {words['search.classes']()}
        </ActionLink>
      </div>
    </div>
  );
}
