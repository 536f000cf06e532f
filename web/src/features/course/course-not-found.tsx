import { paths } from '@pathshala/contract/paths';
import { ActionLink } from '../../ui/action.tsx';
import { MissingPage } from '../../ui/missing-page.tsx';

/** The 404 page for courses. */
export function CourseNotFound() {
  return (
    <MissingPage
      title="We have no such course"
      text="Perhaps the address has a slip of the pen, or the course was taken off the list."
    >
      <ActionLink to={paths.search}>Search the courses</ActionLink>
      <ActionLink look="quiet" to={paths.courses}>
        See the free courses
      </ActionLink>
    </MissingPage>
  );
}
