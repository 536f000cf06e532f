import { paths } from '@pathshala/contract/paths';
import { ActionLink } from '../../ui/action.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import styles from './course-page.module.css';

/** The 404 page for courses: says what is missing and where the others are. */
export function CourseNotFound() {
  return (
    <Wrap>
      <div className={styles.missing}>
        <img
          src="/img/not-found.svg"
          alt="404, in alphabet blocks before a chalkboard"
          width={640}
          height={400}
        />
        <h1>We have no such course</h1>
        <p>Perhaps the address has a slip of the pen, or the course was taken off the list.</p>
        <div className={styles.ways}>
          <ActionLink to={paths.search}>Search the courses</ActionLink>
          <ActionLink look="quiet" to={paths.courses}>
            See the free courses
          </ActionLink>
        </div>
      </div>
    </Wrap>
  );
}
