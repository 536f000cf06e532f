import type { MasteryById } from '@pathshala/content/practice/review/mastery';
import type { SubjectName } from '@pathshala/contract/catalogue/subjects';
import { paths } from '@pathshala/contract/site/paths';
import { pages } from '@pathshala/contract/site/routes';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { SubjectBlock } from '../../course-ui/subject-block.tsx';
import { useSchoolClass } from '../../device/school-class.ts';
import type { PageLoader } from '../../page/page-loader.ts';
import { metaOf } from '../../page/page-meta.ts';
import { ActionLink } from '../../ui/action.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Part } from '../../ui/page.tsx';
import { useLoaderData, useSearchParams } from '../../ui/router.ts';
import { Wrap } from '../../ui/section.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { words } from '../../words/words.ts';
import { AccountLog } from './account-log.tsx';
import { ClassSelect } from './class-choice.tsx';
import { useMastery } from './mastery-chip.tsx';
import { readSkills } from './practice-content.ts';
import {
  byClass,
  bySubject,
  filterIn,
  type ListedSkill,
  SkillCards,
  type SkillFilter,
  withWords,
} from './skill-card.tsx';

interface FoldProps {
  readonly title: string;
  readonly subject?: SubjectName;
  readonly skills: readonly ListedSkill[];
  readonly mastery: MasteryById | undefined;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

function Fold({ title, subject, skills, mastery, isOpen = false, children }: FoldProps) {
  const done = skills.filter(({ id }) => mastery?.get(id)?.isMastered).length;
  const all = skills.length;
  return (
    <details className="card fold" open={isOpen}>
      <summary className="row">
        {subject && <SubjectBlock subject={subject} size={40} />}
        <h3 className="h4 grow">{title}</h3>
        <span className="note">
          {done > 0
            ? words['progress.masteredOf']({ done, all })
            : words['progress.skillCount']({ count: all })}
        </span>
        <Icon name="next" />
      </summary>
      <div style={{ padding: 'var(--ps-space-2) var(--ps-space-3) var(--ps-space-3)' }}>{children}</div>
    </details>
  );
}

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

interface GroupsProps {
  readonly skills: readonly ListedSkill[];
  readonly mastery: MasteryById | undefined;
}

interface ClassSkillsProps extends GroupsProps {
  readonly openSubject: SubjectName | undefined;
}

function ClassSkills({ skills, mastery, openSubject }: ClassSkillsProps) {
  return bySubject(skills).map(([subject, group]) => (
    <Fold
      key={subject}
      skills={group}
      mastery={mastery}
      title={group[0]?.subjectLabel ?? ''}
      subject={subject}
      isOpen={subject === openSubject}
    >
      <SkillCards skills={group} mastery={mastery} />
    </Fold>
  ));
}

function Classes({ skills, mastery }: GroupsProps) {
  return (
    <div className="stack">
      {byClass(skills).map(([number, group]) => (
        <Fold key={number} skills={group} mastery={mastery} title={group[0]?.classLabel ?? ''}>
          <SkillCards skills={group} mastery={mastery} withClass />
        </Fold>
      ))}
    </div>
  );
}

interface ListProps extends GroupsProps {
  readonly filter: SkillFilter;
}

/** The requested class by subject, then all other classes. Without a request, all classes. */
function SkillList({ skills, mastery, filter }: ListProps) {
  const own = skills.filter((one) => one.class === filter.class);
  if (own.length === 0) return <Classes skills={skills} mastery={mastery} />;
  const others = skills.filter((one) => one.class !== filter.class);
  const lastOf = ({ id }: ListedSkill) => mastery?.get(id)?.last ?? 0;
  const last = own.reduce((one, other) => (lastOf(other) > lastOf(one) ? other : one));
  const openSubject = filter.subject ?? (lastOf(last) > 0 ? last.subject : undefined);
  return (
    <>
      <Part title={own[0]?.classLabel ?? ''}>
        <ClassSkills key={filter.class} {...{ skills: own, mastery, openSubject }} />
      </Part>
      <Fold title={words['progress.otherClasses']()} skills={others} mastery={mastery}>
        <Classes skills={others} mastery={mastery} />
      </Fold>
    </>
  );
}

export function Component() {
  const skills = useLoaderData<ListedSkill[]>();
  const [params, setParams] = useSearchParams();
  const { chosen } = useSchoolClass();
  const hydrated = useHydrated();
  const mastery = useMastery();
  const filter = hydrated ? filterIn(params, chosen?.class) : { class: undefined, subject: undefined };
  const { typed, input } = useTyped();
  const found = typed ? withWords(skills, typed) : [];
  const onChoose = () => setParams({}, { replace: true, preventScrollReset: true });
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
        <ClassSelect schoolClass={filter.class} onChoose={onChoose} />
        {input}
        <p role="status" className="soft">
          {typed &&
            (found.length > 0
              ? words['practice.count']({ count: found.length })
              : words['practice-find.none']())}
        </p>
      </div>
      {typed ? (
        <SkillCards skills={found} mastery={mastery} withClass />
      ) : (
        <SkillList {...{ skills, mastery, filter }} />
      )}
    </Wrap>
  );
}
