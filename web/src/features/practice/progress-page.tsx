import { paths } from '@pathshala/contract/site/paths';
import { pages } from '@pathshala/contract/site/routes';
import { Suspense } from 'react';
import { usePracticeLog, useWhosePractice } from '../../api/practice-log.ts';
import { useSession } from '../../auth/session-context.ts';
import type { PageLoader } from '../../page/page-loader.ts';
import { metaOf } from '../../page/page-meta.ts';
import { ActionLink } from '../../ui/action.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Link, useLoaderData } from '../../ui/router.ts';
import { Wrap } from '../../ui/section.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { withMarkup } from '../../words/with-markup.tsx';
import { words } from '../../words/words.ts';
import { AccountLog } from './account-log.tsx';
import { readSkills } from './practice-content.ts';
import type { ListedSkill } from './skill-card.tsx';

const PracticeProgress = lazyPart(() => import('./progress/practice-progress.tsx'), { together: true });
const OwnCourses = lazyPart(() => import('./progress/own-courses.tsx'), { together: true });

export const loader: PageLoader<ListedSkill[]> | undefined = import.meta.env.SSR ? readSkills : undefined;

export const meta = metaOf(pages.progress, words['titles.progress'], words['descriptions.progress']);

const waiting = <div style={{ minHeight: 300 }} />;

function Practised() {
  const skills = useLoaderData<ListedSkill[]>();
  const hasLog = usePracticeLog().length > 0;
  if (hasLog) return <PracticeProgress skills={skills} />;
  return (
    <EmptyState
      title={words['progress.emptyTitle']()}
      text={words['progress.emptyText']()}
      action={<ActionLink to={paths.practiceToday}>{words['practice.todayTitle']()}</ActionLink>}
    />
  );
}

/** What somebody has done. Parts that load later come last, so that nothing moves. */
function Done({ isStudent }: { readonly isStudent: boolean }) {
  const whose = useWhosePractice();
  // Somebody who has just logged in does not get the visitors' log.
  if (isStudent && whose === '') return waiting;
  return (
    <>
      <Practised />
      {!isStudent && (
        <p className="soft">
          {withMarkup(words['progress.onlyHere'].parts(), {
            login: (inside) => <Link to={paths.login}>{inside}</Link>,
          })}
        </p>
      )}
      {isStudent && <OwnCourses />}
    </>
  );
}

export function Component() {
  const { status } = useSession().state;
  const isStudent = status === 'signed-in';
  return (
    <Wrap className="stack gap-6 page">
      <div className="stack gap-2">
        <h1>{words['titles.progress']()}</h1>
        <p className="soft intro">{words['progress.lead']()}</p>
      </div>
      {status !== 'loading' ? (
        <Suspense fallback={waiting}>
          <Done isStudent={isStudent} />
        </Suspense>
      ) : (
        waiting
      )}
      <AccountLog />
    </Wrap>
  );
}
