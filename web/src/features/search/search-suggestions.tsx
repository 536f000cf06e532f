import { paths } from '@pathshala/contract/paths';
import { subjects } from '@pathshala/contract/subjects';
import { Link } from 'react-router-dom';
import { ActionLink } from '../../ui/action.tsx';
import { SubjectSign, subjectGround } from '../../ui/subject-block.tsx';
import styles from './search-suggestions.module.css';

/** What to look for, when there is no query yet or nothing was found: the subjects' blocks. */
export function SearchSuggestions({ title, text }: { title: string; text: string }) {
  return (
    <div className={styles.suggestions}>
      <h2>{title}</h2>
      <p>{text}</p>
      <ul className={styles.blocks}>
        {subjects.map((subject) => (
          <li key={subject.subject}>
            <Link
              to={`${paths.search}?${new URLSearchParams({ q: subject.label.split(' ')[0] ?? subject.label })}`}
              style={subjectGround(subject.subject)}
            >
              <SubjectSign subject={subject.subject} />
              <span>{subject.label}</span>
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.ways}>
        <ActionLink look="quiet" to={paths.courses}>
          See the free courses
        </ActionLink>
        <ActionLink look="quiet" to={paths.classes}>
          See the classes
        </ActionLink>
      </div>
    </div>
  );
}
