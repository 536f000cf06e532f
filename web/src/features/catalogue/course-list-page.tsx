import { allLists, groupOf } from '@pathshala/contract/catalogue/lists';
import { listRoute } from '@pathshala/contract/site/all-routes';
import { SignedInContent } from '../../auth/signed-in-content.tsx';
import { pageMeta } from '../../page/page-meta.ts';
import { useLocation } from '../../ui/router.ts';
import { SidebarLayout } from '../../ui/sidebar-layout.tsx';
import { nameOf } from '../../words/names.ts';
import { words } from '../../words/words.ts';
import { CourseGrid, CourseGridSkeleton } from './course-grid.tsx';

/** The list that a page's address names. The routes are made from the same table, so there always is one. */
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

/** One page for all 19 lists. */
export function Component() {
  const { pathname } = useLocation();
  const row = rowOf(pathname);
  const { title, lists } = groupOf(row);
  const links = lists.map(({ path, label }) => ({ path, label: nameOf(label) }));
  return (
    <SidebarLayout title={nameOf(title)} links={links} current={nameOf(row.label)}>
      <SignedInContent loading={<CourseGridSkeleton />}>
        <CourseGrid key={row.list} list={row} />
      </SignedInContent>
    </SidebarLayout>
  );
}
