import { allLists, groupOf } from '@pathshala/contract/catalogue/lists';
import type { Course } from '@pathshala/contract/courses/course';
import { listRoute } from '@pathshala/contract/site/all-routes';
import { paths } from '@pathshala/contract/site/paths';
import { useCourses } from '../../api/courses.ts';
import { SignedInContent } from '../../auth/session-context.ts';
import { CourseCardSkeleton, CourseCards } from '../../course-ui/course-card.tsx';
import { useSubjects } from '../../course-ui/course-facts.tsx';
import { pageMeta } from '../../page/page-meta.ts';
import { ActionLink } from '../../ui/action.tsx';
import { Part } from '../../ui/page.tsx';
import { useLocation } from '../../ui/router.ts';
import { SidebarLayout } from '../../ui/sidebar-layout.tsx';
import { AsyncList, EmptyState, LoadingCards } from '../../ui/states.tsx';
import { nameOf } from '../../words/names.ts';
import { words } from '../../words/words.ts';

const loading = () => (
  <LoadingCards label={words['catalogue.loading']()}>
    <CourseCardSkeleton />
  </LoadingCards>
);

function CourseGrid({ list }: { readonly list: (typeof allLists)[number] }) {
  // For the names on the cards.
  useSubjects();
  const answer = useCourses(list.list);
  const empty = (
    <EmptyState
      title={words['catalogue.empty']()}
      text={words['catalogue.emptyText']()}
      action={<ActionLink to={paths.courses}>{words['ui.seeFreeCourses']()}</ActionLink>}
    />
  );
  return (
    <AsyncList answer={answer} failure={words['catalogue.failed']()} empty={empty} loading={loading()}>
      {(courses) => <Courses courses={courses} label={nameOf(list.label)} />}
    </AsyncList>
  );
}

function countText(count: number, open: number): string {
  if (open === count) return words['catalogue.allOpen']({ count });
  return open === 0 ? words['catalogue.noneOpen']({ count }) : words['catalogue.someOpen']({ count, open });
}

/** Open courses come first. */
function Courses({ courses, label }: { readonly courses: readonly Course[]; readonly label: string }) {
  const open = courses.filter(({ complete }) => complete);
  const later = courses.filter(({ complete }) => !complete);
  return (
    <div className="stack gap-6">
      <p className="note">{countText(courses.length, open.length)}</p>
      {open.length > 0 && <CourseCards courses={open} label={label} />}
      {later.length > 0 && (
        <Part title={words['catalogue.later']()} look="h3" className="stack gap-4">
          <CourseCards isCompact courses={later} label={words['catalogue.later']()} />
        </Part>
      )}
    </div>
  );
}

/** The routes come from the same table, so there always is one. */
function rowOf(pathname: string) {
  const row = allLists.find((candidate) => candidate.path === pathname.replace(/(.)\/$/, '$1'));
  if (!row) throw new Error(`No course list is at ${pathname}`);
  return row;
}

export function meta({ location }: { location: { pathname: string } }) {
  const row = rowOf(location.pathname);
  const name = nameOf(row.label);
  return pageMeta({
    page: listRoute(row),
    title: `${name} · ${nameOf(groupOf(row).title)}`,
    description: words['descriptions.courseList']({ name }),
  });
}

export function Component() {
  const { pathname } = useLocation();
  const row = rowOf(pathname);
  const { title, lists } = groupOf(row);
  const links = lists.map(({ path, label }) => ({ path, label: nameOf(label) }));
  return (
    <SidebarLayout title={nameOf(title)} links={links} current={nameOf(row.label)}>
      <SignedInContent loading={loading()}>
        <CourseGrid key={row.list} list={row} />
      </SignedInContent>
    </SidebarLayout>
  );
}
