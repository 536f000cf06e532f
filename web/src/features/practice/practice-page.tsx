import { schoolClasses } from '@pathshala/contract/catalogue/lists';
import { subjectOf } from '@pathshala/contract/catalogue/subjects';
import { paths } from '@pathshala/contract/site/paths';
import { pages } from '@pathshala/contract/site/routes';
import { useSchoolClass } from '../../device/school-class.ts';
import type { PageLoader } from '../../page/page-loader.ts';
import { pageMeta } from '../../page/page-meta.ts';
import { ActionLink } from '../../ui/action.tsx';
import { Link, useLoaderData, useSearchParams } from '../../ui/router.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { Wrap } from '../../ui/wrap.tsx';
import { numberText } from '../../words/format.ts';
import { nameOf } from '../../words/names.ts';
import { words } from '../../words/words.ts';
import { AccountLog } from './account-log.tsx';
import type { ListedSkill } from './listed-skill.ts';
import { readSkills } from './practice-content.ts';
import styles from './practice-page.module.css';
import { SkillCards } from './skill-card.tsx';
import { byClass, filtered, filterIn, type SkillFilter, searchOf, withWords } from './skill-filter.ts';
import { useTyped } from './use-typed.tsx';

export const loader: PageLoader<ListedSkill[]> | undefined = import.meta.env.SSR ? readSkills : undefined;

export function meta() {
  return pageMeta({
    page: pages.practice,
    title: words['titles.practice'](),
    description: words['descriptions.practice'](),
  });
}

interface ChipsProps {
  readonly label: string;
  readonly chips: readonly { readonly text: string; readonly to: SkillFilter; readonly isOn: boolean }[];
}

function Chips({ label, chips }: ChipsProps) {
  return (
    <nav aria-label={label} className={`cluster ${styles.filter}`}>
      <span aria-hidden="true" className="strong">
        {label}
      </span>
      <ul className="cluster gap-2">
        {chips.map(({ text, to, isOn }) => (
          <li key={text}>
            <Link
              className={`control round strong ${styles.choice}`}
              to={{ search: searchOf(to) }}
              aria-current={isOn ? 'true' : undefined}
              replace
              preventScrollReset
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface FilterProps {
  readonly skills: readonly ListedSkill[];
  readonly filter: SkillFilter;
}

/** Class and subject; only subjects that the class has something of. */
function Filters({ skills, filter }: FilterProps) {
  const inClass = filtered(skills, { ...filter, subject: undefined });
  const subjects = [...new Set(inClass.map(({ subject }) => subject))];
  const classes = [undefined, ...schoolClasses];
  return (
    <div className="stack">
      <Chips
        label={words['practice.yourClass']()}
        chips={classes.map((one) => ({
          text: one === undefined ? words['practice.allClasses']() : numberText(one),
          to: { class: one, subject: undefined },
          isOn: filter.class === one,
        }))}
      />
      {subjects.length > 1 && (
        <Chips
          label={words['practice.subject']()}
          chips={[undefined, ...subjects].map((one) => ({
            text: one ? nameOf(subjectOf(one).label) : words['practice.allSubjects'](),
            to: { ...filter, subject: one },
            isOn: filter.subject === one,
          }))}
        />
      )}
    </div>
  );
}

/** Everything that can be practised, by class and subject. Before any script all of it is there. */
export function Component() {
  const skills = useLoaderData<ListedSkill[]>();
  const [params] = useSearchParams();
  const { chosen } = useSchoolClass();
  const hydrated = useHydrated();
  const chosenClass = chosen?.class;
  const filter = hydrated ? filterIn(params, chosenClass) : { class: undefined, subject: undefined };
  const { typed, input } = useTyped();
  const shown = typed ? withWords(skills, typed) : filtered(skills, filter);
  const none = typed ? words['practice-find.none'] : words['practice.none'];
  return (
    <Wrap className={`stack gap-6 ${styles.page}`}>
      <div className="stack gap-2">
        <h1>{words['titles.practice']()}</h1>
        <p className={`soft ${styles.lead}`}>{words['practice.lead']()}</p>
      </div>
      <section className={`panel cluster apart gap-4 ${styles.today}`} aria-labelledby="today">
        <div>
          <h2 id="today" className="h3">
            {words['practice.todayTitle']()}
          </h2>
          <p className="soft">{words['practice.todayText']()}</p>
        </div>
        <ActionLink to={paths.practiceToday}>{words['practice.start']()}</ActionLink>
        <ActionLink look="quiet" to={paths.modelTest}>
          {words['titles.modelTest']()}
        </ActionLink>
      </section>
      <AccountLog />
      {input}
      {!typed && <Filters skills={skills} filter={filter} />}
      <p role="status" className="soft">
        {shown.length > 0 ? words['practice.count']({ count: shown.length }) : none()}
      </p>
      {byClass(shown).map(([number, group]) => (
        <section key={number} aria-labelledby={`class-${number}`} className="stack">
          <h2 id={`class-${number}`} className="part">
            {group[0]?.classLabel}
          </h2>
          <SkillCards skills={group} />
        </section>
      ))}
    </Wrap>
  );
}
