import { paths } from '@pathshala/contract/site/paths';
import { ActionLink } from '../../ui/action.tsx';
import { MissingPage } from '../../ui/missing-page.tsx';
import { words } from '../../words/words.ts';

/** The 404 page for courses. */
export function CourseNotFound() {
  return (
    <MissingPage title={words['course.missing']()} text={words['course.missingText']()}>
      <ActionLink to={paths.search}>{words['course.search']()}</ActionLink>
      <ActionLink look="quiet" to={paths.courses}>
        {words['ui.seeFreeCourses']()}
      </ActionLink>
    </MissingPage>
  );
}
