import { allLists } from '@pathshala/contract/lists';
import { paths } from '@pathshala/contract/paths';
import { instructorSubjects } from '@pathshala/contract/subjects';
import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

const segment = (path: string) => path.slice(1);

export default [
  layout('app/shell.tsx', [
    layout('app/home-page.tsx', [
      index('features/home/grade-programs.tsx', { id: 'grade-three' }),
      route(segment(paths.gradeEight), 'features/home/grade-programs.tsx', { id: 'grade-eight' }),
      route(segment(paths.gradeTwelve), 'features/home/grade-programs.tsx', { id: 'grade-twelve' }),
    ]),
    layout('app/widgets-layout.tsx', [
      route(segment(paths.contact), 'features/contact/contact-page.tsx'),
      route(segment(paths.thanks), 'features/contact/thanks-page.tsx'),
      route(segment(paths.login), 'features/account/login-page.tsx'),
      route(segment(paths.register), 'features/account/register-page.tsx'),
      route(segment(paths.blogs), 'features/blog/blogs-page.tsx'),
      route(segment(paths.search), 'features/search/search-page.tsx'),
      route('course/:courseId', 'features/course/course-page.tsx'),
      route('course/:courseId/lesson/:lessonId', 'features/lesson/lesson-page.tsx'),
      layout('auth/require-auth.tsx', [
        ...allLists.map((row) =>
          route(segment(row.path), 'features/catalogue/course-list-page.tsx', { id: row.list }),
        ),
        ...instructorSubjects.map((row) =>
          route(segment(row.path), 'features/instructors/instructors-page.tsx', {
            id: `instructor-${row.subject}`,
          }),
        ),
        route(segment(paths.books), 'features/books/books-page.tsx'),
        route('checkout/:courseId', 'features/checkout/practice-checkout-page.tsx'),
      ]),
      layout('auth/require-admin.tsx', [
        route(segment(paths.users), 'features/users/users-page.tsx'),
        route(segment(paths.messages), 'features/messages/messages-page.tsx'),
      ]),
      route('*', 'features/not-found/not-found-page.tsx'),
    ]),
  ]),
] satisfies RouteConfig;
