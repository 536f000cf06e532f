import type { MasteryById } from '@pathshala/content/practice/review/mastery';
import { paths } from '@pathshala/contract/site/paths';
import { pages } from '@pathshala/contract/site/routes';
import { useEffect, useState } from 'react';
import { practiceLog } from '../../api/practice-log.ts';
import { useMastery } from '../../api/use-mastery.ts';
import { missingPage, type PageLoader } from '../../page/page-loader.ts';
import { pageMeta } from '../../page/page-meta.ts';
import { ActionLink } from '../../ui/action.tsx';
import { lazyPart, optional } from '../../ui/lazy-part.tsx';
import { MissingPage } from '../../ui/missing-page.tsx';
import { Part } from '../../ui/page.tsx';
import { Link, useLoaderData, useSearchParams, whenMissing } from '../../ui/router.ts';
import { Wrap } from '../../ui/section.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { WrittenLink } from '../../ui/written.tsx';
import { langOf } from '../../words/language.ts';
import { words } from '../../words/words.ts';
import { AccountLog } from './account-log.tsx';
import { Exercise } from './exercise.tsx';
import { builtExercise, exerciseRefIn, firstExercise, nextExercise, queryOf } from './exercise-ref.ts';
import styles from './practice.module.css';
import { readSkillPage, type SkillPageData } from './practice-content.ts';
import { classAndSubject, SkillCards } from './skill-card.tsx';

const Worksheet = lazyPart(() => import('./worksheet.tsx'));
const SkillEnd = lazyPart(() => import('./skill-end.tsx'), optional);

export const loader: PageLoader<SkillPageData> | undefined = import.meta.env.SSR
  ? async ({ params, context }) => (await readSkillPage(context, params.skillId ?? '')) ?? missingPage()
  : undefined;

export function meta({ loaderData }: { loaderData?: SkillPageData | undefined }) {
  if (!loaderData) return [];
  const { skill } = loaderData;
  const about = { title: skill.title, class: skill.classLabel, subject: skill.subjectLabel };
  return pageMeta({
    page: pages.practiceSkill,
    title: `${skill.title} · ${words['titles.practice']()}`,
    description: words['descriptions.practiceSkill'](about),
    path: paths.practiceSkill(skill.id),
  });
}

function Around({ page, mastery }: { page: SkillPageData; mastery: MasteryById | undefined }) {
  return (
    <>
      <ul className="cluster links">
        {page.lessons.map(({ path, title }) => (
          <li key={path}>
            {words['practice.learnIt']()}: <WrittenLink className="tap" to={path} text={title} />
          </li>
        ))}
        <li>
          <WrittenLink className="tap" to={{ search: '?print' }} text={words['practice.print']()} />
        </li>
        <li>
          <WrittenLink className="tap" to={paths.progress} text={words['titles.progress']()} />
        </li>
      </ul>
      {page.beside.length > 0 && (
        <Part title={words['practice.more']()} className="stack above-6">
          <SkillCards skills={page.beside} mastery={mastery} />
        </Part>
      )}
    </>
  );
}

export function Component() {
  const page = useLoaderData<SkillPageData>();
  const { skill } = page;
  const [params, setParams] = useSearchParams();
  const hydrated = useHydrated();
  const mastery = useMastery();
  const [isFollowing, setFollowing] = useState(false);
  const requested = hydrated ? exerciseRefIn(params) : undefined;
  const isSheet = hydrated && params.has('print');
  const isUnplaced = hydrated && !requested && !isSheet;
  useEffect(() => {
    if (isUnplaced) setParams(queryOf(firstExercise(practiceLog.read(), skill.id)), { replace: true });
  }, [isUnplaced, skill.id, setParams]);
  if (isSheet) {
    return <Worksheet skill={skill} />;
  }
  const exerciseRef = requested ?? builtExercise;
  const toNext = () => {
    setFollowing(true);
    setParams(queryOf(nextExercise(practiceLog.read(), skill.id)), {
      replace: true,
      preventScrollReset: true,
    });
  };
  return (
    <Wrap className={`stack gap-4 page ${styles.narrow}`}>
      <div>
        <p className="cluster links">
          <WrittenLink className="tap" to={paths.practice} text={words['titles.practice']()} />
          <Link className="tap" to={paths.learnClass(skill.class)}>
            {classAndSubject(skill)}
          </Link>
        </p>
        <h1 lang={langOf(skill.title)}>{skill.title}</h1>
      </div>
      <div>
        <Exercise
          key={`${skill.id}/${exerciseRef.level}/${exerciseRef.seed}`}
          skill={skill}
          exerciseRef={exerciseRef}
          first={page.first}
          takesFocus={isFollowing}
          onNext={toNext}
        />
        {/* The live region exists before its text: screen readers skip a region added together with its words. */}
        <div role="status">
          {mastery?.get(skill.id)?.isMastered && (
            <SkillEnd skill={skill} beside={page.beside} mastery={mastery} />
          )}
        </div>
      </div>
      <Around page={page} mastery={mastery} />
      <AccountLog />
    </Wrap>
  );
}

export const ErrorBoundary = whenMissing(function MissingSkill() {
  return (
    <MissingPage title={words['practice.goneTitle']()} text={words['practice.goneText']()}>
      <ActionLink to={paths.practice}>{words['practice.all']()}</ActionLink>
    </MissingPage>
  );
});
