import type { MasteryById } from '@pathshala/content/practice/review/mastery';
import { classLists } from '@pathshala/contract/catalogue/lists';
import { paths } from '@pathshala/contract/site/paths';
import { pages } from '@pathshala/contract/site/routes';
import { useEffect, useRef, useState } from 'react';
import { useMastery } from '../../api/use-mastery.ts';
import { ClassBlocks } from '../../course-ui/classes.tsx';
import type { PageLoader } from '../../page/page-loader.ts';
import { metaOf } from '../../page/page-meta.ts';
import { ActionLink } from '../../ui/action.tsx';
import { useLoaderData } from '../../ui/router.ts';
import { Wrap } from '../../ui/section.tsx';
import { words } from '../../words/words.ts';
import { AccountLog } from './account-log.tsx';
import { readSkills } from './practice-content.ts';
import { type ListedSkill, SkillCards, withWords } from './skill-card.tsx';

function useTyped() {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  useEffect(() => setTyped(field.current?.value ?? ''), []);
  const input = (
    <label className="cluster strong">
      {words['practice-find.label']()}
      <input
        ref={field}
        type="search"
        className="control pill words"
        style={{ maxWidth: 420 }}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
    </label>
  );
  return { typed: typed.trim(), input };
}

export const loader: PageLoader<ListedSkill[]> | undefined = import.meta.env.SSR ? readSkills : undefined;

export const meta = metaOf(pages.practice, words['titles.practice'], words['descriptions.practice']);

interface ClassesProps {
  readonly skills: readonly ListedSkill[];
  readonly mastery: MasteryById | undefined;
}

function Classes({ skills, mastery }: ClassesProps) {
  const classes = classLists.map((row) => {
    const own = skills.filter((one) => one.class === row.class);
    const [done, all] = [own.filter(({ id }) => mastery?.get(id)?.isMastered).length, own.length];
    const note =
      done > 0 ? words['progress.masteredOf']({ done, all }) : words['progress.skillCount']({ count: all });
    return { ...row, note };
  });
  return <ClassBlocks classes={classes} />;
}

export function Component() {
  const skills = useLoaderData<ListedSkill[]>();
  const mastery = useMastery();
  const { typed, input } = useTyped();
  const found = typed ? withWords(skills, typed) : [];
  return (
    <Wrap className="stack gap-6 page">
      <div className="stack gap-2">
        <h1>{words['titles.practice']()}</h1>
        <p className="soft intro">{words['practice.lead']()}</p>
      </div>
      <section className="panel cluster apart gap-4" aria-labelledby="today">
        <div>
          <h2 id="today" className="h3">
            {words['practice.todayTitle']()}
          </h2>
          <p className="soft">{words['practice.todayText']()}</p>
        </div>
        <div className="cluster">
          <ActionLink to={paths.practiceToday}>{words['practice.start']()}</ActionLink>
          <ActionLink look="quiet" to={paths.modelTest} text={words['titles.modelTest']()} />
          <ActionLink look="quiet" to={paths.progress} text={words['titles.progress']()} />
        </div>
      </section>
      <AccountLog />
      <div className="cluster gap-4">
        {input}
        <p role="status" className="soft">
          {typed &&
            (found.length > 0
              ? words['practice.count']({ count: found.length })
              : words['practice-find.none']())}
        </p>
      </div>
      {typed ? <SkillCards skills={found} mastery={mastery} /> : <Classes {...{ skills, mastery }} />}
    </Wrap>
  );
}
