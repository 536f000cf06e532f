import { instructors as built, instructorsPrint } from '@pathshala/content/instructors';
import { instructorRoute } from '@pathshala/contract/all-routes';
import type { Instructor } from '@pathshala/contract/instructor';
import { instructorSubjects } from '@pathshala/contract/subjects';
import { useNewerPart } from '../../api/newer-part.ts';
import { WhenKnown } from '../../auth/when-known.tsx';
import { LoadingCards } from '../../ui/async.tsx';
import { CardGrid } from '../../ui/card-grid.tsx';
import { pageMeta } from '../../ui/page-meta.ts';
import { useLocation } from '../../ui/router.ts';
import { SidebarLayout } from '../../ui/sidebar-layout.tsx';
import { nameOf } from '../../words/names.ts';
import { words } from '../../words/words.ts';
import { InstructorCard, InstructorCardSkeleton } from './instructor-card.tsx';

/** The subject that a page's address names; the index is the first. */
function rowOf(pathname: string) {
  const path = pathname.replace(/(.)\/$/, '$1');
  return instructorSubjects.find((row) => row.path === path) ?? instructorSubjects[0];
}

const titleOf = ({ label }: { readonly label: string }) =>
  words['instructors.titleOf']({ subject: nameOf(label) });

export function meta({ location }: { location: { pathname: string } }) {
  const row = rowOf(location.pathname);
  return pageMeta({
    page: instructorRoute(row),
    title: titleOf(row),
    description: words['descriptions.instructors']({ subject: nameOf(row.label) }),
  });
}

function Loading() {
  return (
    <LoadingCards label={words['instructors.loading']()} count={5}>
      <InstructorCardSkeleton />
    </LoadingCards>
  );
}

const places = new Map(built.map(({ id }, at) => [id, at]));

/** Who came since the build comes last. */
function inBuiltOrder(all: readonly Instructor[]): readonly Instructor[] {
  const placeOf = ({ id }: Instructor) => places.get(id) ?? built.length;
  return all.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** One page for all nine subjects. */
export function Component() {
  const row = rowOf(useLocation().pathname);
  const instructors = inBuiltOrder(useNewerPart('instructors', built, instructorsPrint));
  return (
    <SidebarLayout
      title={words['names.instructorsTitle']()}
      links={instructorSubjects.map(({ path, label }) => ({ path, label: nameOf(label) }))}
      current={nameOf(row.label)}
    >
      <WhenKnown loading={<Loading />}>
        <CardGrid label={titleOf(row)}>
          {instructors
            .filter((instructor) => instructor.subject === row.subject)
            .map((instructor, place) => (
              <li key={instructor.id}>
                <InstructorCard instructor={instructor} place={place} isDrawn={places.has(instructor.id)} />
              </li>
            ))}
        </CardGrid>
      </WhenKnown>
    </SidebarLayout>
  );
}
