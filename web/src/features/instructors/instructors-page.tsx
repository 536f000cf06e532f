import { instructors } from '@pathshala/content/instructors';
import { instructorRoute } from '@pathshala/contract/all-routes';
import { labels } from '@pathshala/contract/messages';
import { instructorSubjects } from '@pathshala/contract/subjects';
import { useLocation } from 'react-router-dom';
import { WhenKnown } from '../../auth/when-known.tsx';
import { LoadingCards } from '../../ui/async.tsx';
import { CardGrid } from '../../ui/card-grid.tsx';
import { pageMeta } from '../../ui/page-meta.ts';
import { SidebarLayout } from '../../ui/sidebar-layout.tsx';
import { InstructorCard, InstructorCardSkeleton } from './instructor-card.tsx';

/** The subject that a page's address names; the index is the first. */
function rowOf(pathname: string) {
  const path = pathname.replace(/(.)\/$/, '$1');
  return instructorSubjects.find((row) => row.path === path) ?? instructorSubjects[0];
}

export function meta({ location }: { location: { pathname: string } }) {
  const row = rowOf(location.pathname);
  return pageMeta({
    page: instructorRoute(row),
    description: `The people who teach ${row.label}: what they studied and how they teach.`,
  });
}

const loading = (
  <LoadingCards label="Loading instructors" count={5}>
    <InstructorCardSkeleton />
  </LoadingCards>
);

/** One page for all nine subjects. */
export default function InstructorsPage() {
  const row = rowOf(useLocation().pathname);
  return (
    <SidebarLayout title={labels.instructorsTitle} links={instructorSubjects} current={row.label}>
      <WhenKnown loading={loading}>
        <CardGrid label={instructorRoute(row).title}>
          {instructors
            .filter((instructor) => instructor.subject === row.subject)
            .map((instructor, place) => (
              <li key={instructor.id}>
                <InstructorCard instructor={instructor} place={place} />
              </li>
            ))}
        </CardGrid>
      </WhenKnown>
    </SidebarLayout>
  );
}
