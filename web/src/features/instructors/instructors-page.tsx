import { instructors } from '@pathshala/content/instructors';
import { labels } from '@pathshala/contract/messages';
import { instructorSubjects } from '@pathshala/contract/subjects';
import { useLocation } from 'react-router-dom';
import { CardGrid } from '../../ui/card-grid.tsx';
import { pageMeta } from '../../ui/page-meta.ts';
import { SidebarLayout } from '../../ui/sidebar-layout.tsx';
import { InstructorCard } from './instructor-card.tsx';

/** The subject that a page's address names; the index is the first. */
function rowOf(pathname: string) {
  const path = pathname.replace(/(.)\/$/, '$1');
  return instructorSubjects.find((row) => row.path === path) ?? instructorSubjects[0];
}

export function meta({ location }: { location: { pathname: string } }) {
  const { label, path } = rowOf(location.pathname);
  return pageMeta({
    title: `${label} instructors`,
    description: `The people who teach ${label}: what they studied and how they teach.`,
    path,
    listed: false,
  });
}

/** One page for all nine subjects. */
export default function InstructorsPage() {
  const row = rowOf(useLocation().pathname);
  return (
    <SidebarLayout title={labels.instructorsTitle} links={instructorSubjects} current={row.label}>
      <CardGrid label={`${row.label} instructors`}>
        {instructors
          .filter((instructor) => instructor.subject === row.subject)
          .map((instructor) => (
            <li key={instructor.id}>
              <InstructorCard instructor={instructor} />
            </li>
          ))}
      </CardGrid>
    </SidebarLayout>
  );
}
