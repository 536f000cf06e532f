import { instructorSubjects } from '@pathshala/contract/catalogue/subjects';
import { instructorRoute } from '@pathshala/contract/site/all-routes';
import { languageOfAddress } from '@pathshala/contract/text/languages';
import type { NameKey } from '@pathshala/messages/keys';
import { SignedInContent } from '../../auth/signed-in-content.tsx';
import { instructorsOf, portraitOf } from '../../course-ui/built-instructors.ts';
import type { PageLoader } from '../../page/page-loader.ts';
import { pageMeta } from '../../page/page-meta.ts';
import { CardGrid } from '../../ui/card-grid.tsx';
import { useLoaderData, useLocation } from '../../ui/router.ts';
import { SidebarLayout } from '../../ui/sidebar-layout.tsx';
import { LoadingCards } from '../../ui/states.tsx';
import { nameOf } from '../../words/names.ts';
import { words } from '../../words/words.ts';
import { InstructorCard, InstructorCardSkeleton, type ShownInstructor } from './instructor-card.tsx';

/** The subject that a page's address names; the index is the first. */
function rowOf(pathname: string) {
  const path = pathname.replace(/(.)\/$/, '$1');
  return instructorSubjects.find((row) => row.path === path) ?? instructorSubjects[0];
}

/** The subject's own people. */
export const loader: PageLoader<ShownInstructor[]> | undefined = import.meta.env.SSR
  ? async ({ request, context }) => {
      const { subject } = rowOf(languageOfAddress(new URL(request.url).pathname).path);
      const all = await instructorsOf(context);
      return all.filter((one) => one.subject === subject).map((one) => ({ ...one, img: portraitOf(one) }));
    }
  : undefined;

const titleOf = ({ label }: { readonly label: NameKey }) =>
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

function People({ label }: { label: string }) {
  return (
    <CardGrid label={label}>
      {useLoaderData<ShownInstructor[]>().map((instructor, place) => (
        <li key={instructor.id}>
          <InstructorCard instructor={instructor} place={place} />
        </li>
      ))}
    </CardGrid>
  );
}

/** One page for all nine subjects. */
export function Component() {
  const row = rowOf(useLocation().pathname);
  return (
    <SidebarLayout
      title={words['names.instructorsTitle']()}
      links={instructorSubjects.map(({ path, label }) => ({ path, label: nameOf(label) }))}
      current={nameOf(row.label)}
    >
      <SignedInContent loading={<Loading />}>
        <People label={titleOf(row)} />
      </SignedInContent>
    </SidebarLayout>
  );
}
