import { listRoute } from '@pathshala/contract/all-routes';
import { allLists, groupOf } from '@pathshala/contract/lists';
import { useLocation } from 'react-router-dom';
import { WhenKnown } from '../../auth/when-known.tsx';
import { pageMeta } from '../../ui/page-meta.ts';
import { SidebarLayout } from '../../ui/sidebar-layout.tsx';
import { CourseGrid, CourseGridSkeleton } from './course-grid.tsx';

/** The list that a page's address names. The routes are made from the same table, so there always is one. */
function rowOf(pathname: string) {
  const row = allLists.find((candidate) => candidate.path === pathname.replace(/(.)\/$/, '$1'));
  if (!row) throw new Error(`No course list is at ${pathname}`);
  return row;
}

export function meta({ location }: { location: { pathname: string } }) {
  const row = rowOf(location.pathname);
  return pageMeta({
    page: listRoute(row),
    description: `Courses of ${row.label}: what each teaches, its lessons and its price.`,
  });
}

/** One page for all 19 lists. */
export default function CourseListPage() {
  const { pathname } = useLocation();
  const row = rowOf(pathname);
  const { title, lists } = groupOf(row);
  return (
    <SidebarLayout title={title} links={lists} current={row.label}>
      <WhenKnown loading={<CourseGridSkeleton />}>
        <CourseGrid key={row.list} list={row} />
      </WhenKnown>
    </SidebarLayout>
  );
}
