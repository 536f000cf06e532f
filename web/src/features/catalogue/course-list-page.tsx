import { allLists, groupOf } from '@pathshala/contract/catalogue/lists';
import type { Course } from '@pathshala/contract/courses/course';
import { listRoute } from '@pathshala/contract/site/all-routes';
import { paths } from '@pathshala/contract/site/paths';
import { type RefObject, useRef } from 'react';
import { useCourses } from '../../api/courses.ts';
import { SignedInContent } from '../../auth/signed-in-content.tsx';
import { CourseCardSkeleton, CourseCards } from '../../course-ui/course-card.tsx';
import type { FacetName } from '../../course-ui/course-facets.ts';
import { pageMeta } from '../../page/page-meta.ts';
import { ActionButton, ActionLink } from '../../ui/action.tsx';
import { useLocation, useSearchParams } from '../../ui/router.ts';
import { SidebarLayout } from '../../ui/sidebar-layout.tsx';
import { AsyncList, EmptyState, LoadingCards, visuallyHidden } from '../../ui/states.tsx';
import { nameOf } from '../../words/names.ts';
import { words } from '../../words/words.ts';
import {
  type CourseFilter,
  choicesOf,
  everything,
  type FacetChoice,
  facetRows,
  filtered,
  filterFrom,
  withFilter,
} from './course-filter.ts';
import styles from './filter-bar.module.css';

function Empty() {
  return (
    <EmptyState
      title={words['catalogue.empty']()}
      text={words['catalogue.emptyText']()}
      action={<ActionLink to={paths.courses}>{words['ui.seeFreeCourses']()}</ActionLink>}
    />
  );
}

export function CourseGridSkeleton() {
  return (
    <>
      <FilterBarSkeleton />
      <LoadingCards label={words['catalogue.loading']()}>
        <CourseCardSkeleton />
      </LoadingCards>
    </>
  );
}

export function CourseGrid({ list }: { list: (typeof allLists)[number] }) {
  const answer = useCourses(list.list);
  return (
    <AsyncList
      answer={answer}
      failure={words['catalogue.failed']()}
      empty={<Empty />}
      loading={<CourseGridSkeleton />}
    >
      {(courses) => <FilteredCourses courses={courses} label={nameOf(list.label)} />}
    </AsyncList>
  );
}

function resultText(shown: readonly Course[], all: readonly Course[]): string {
  const count = all.length;
  if (shown.length < count) return words['catalogue.some']({ shown: shown.length, all: count });
  const open = all.filter((course) => course.complete).length;
  if (open === count) return words['catalogue.allOpen']({ count });
  return open === 0 ? words['catalogue.noneOpen']({ count }) : words['catalogue.someOpen']({ count, open });
}

const noneOpen = { none: words['catalogue.noneOfThese'], noneText: words['catalogue.noneOfTheseText'] };

function NothingLeft({ filter, onClear }: { filter: CourseFilter; onClear: () => void }) {
  const [, facet] = facetRows.find(([name]) => filter[name] !== null) ?? [];
  const { none, noneText } = filter.openOnly || !facet ? noneOpen : facet;
  return (
    <EmptyState
      why="none-found"
      title={none()}
      text={noneText()}
      action={<ActionButton onClick={onClear}>{words['catalogue.showAll']()}</ActionButton>}
    />
  );
}

/** The filter is in the address, for reloads and going back; changing it adds no history entry. */
export function FilteredCourses({ courses, label }: { courses: readonly Course[]; label: string }) {
  const [params, setParams] = useSearchParams();
  const first = useRef<HTMLSelectElement>(null);
  const filter = filterFrom(params);
  const shown = filtered(courses, filter);
  const choices = Object.fromEntries(facetRows.map(([name]) => [name, choicesOf(name, courses)])) as Record<
    FacetName,
    FacetChoice[]
  >;
  const show = (next: CourseFilter) =>
    setParams((before) => withFilter(before, next), { replace: true, preventScrollReset: true });
  const clear = () => {
    show(everything);
    // The button is removed, so the focus moves here.
    first.current?.focus();
  };
  return (
    <>
      <FilterBar
        filter={filter}
        onChange={show}
        choices={choices}
        result={resultText(shown, courses)}
        first={first}
      />
      {shown.length > 0 ? (
        <CourseCards courses={shown} label={label} />
      ) : (
        <NothingLeft filter={filter} onClear={clear} />
      )}
    </>
  );
}

interface FilterBarProps {
  readonly filter: CourseFilter;
  readonly onChange: (filter: CourseFilter) => void;
  readonly choices: Readonly<Record<FacetName, readonly FacetChoice[]>>;
  readonly result: string;
  readonly first: RefObject<HTMLSelectElement | null>;
}

export function FilterBar({ filter, onChange, choices, result, first }: FilterBarProps) {
  const { openOnly } = filter;
  // Facets without values are hidden, unless the address has one.
  const rows = facetRows.filter(([name]) => choices[name].length > 0 || filter[name] !== null);
  return (
    <div className={`cluster apart gap-1 ${styles.bar}`}>
      <fieldset className={`cluster gap-2 ${styles.controls}`}>
        <legend style={visuallyHidden}>{words['catalogue.filter']()}</legend>
        {rows.map(([name, { label, all, other }], at) => {
          const chosen = filter[name];
          const isKnown = chosen === null || choices[name].some(({ value }) => value === chosen);
          return (
            <label key={name} className={styles.subject}>
              <span style={visuallyHidden}>{label()}</span>
              <select
                className="control strong"
                ref={at === 0 ? first : null}
                value={chosen ?? ''}
                onChange={({ target }) => onChange({ ...filter, [name]: target.value || null })}
              >
                <option value="">{all()}</option>
                {choices[name].map((one) => (
                  <option key={one.value} value={one.value}>
                    {one.label}
                  </option>
                ))}
                {/* The address may have a value that the list lacks. */}
                {!isKnown && <option value={chosen}>{other()}</option>}
              </select>
            </label>
          );
        })}
        <label className={`control row gap-2 strong ${styles.open}`}>
          <input
            type="checkbox"
            checked={openOnly}
            onChange={({ target }) => onChange({ ...filter, openOnly: target.checked })}
          />
          {words['catalogue.openOnly']()}
        </label>
      </fieldset>
      <p role="status" className="note">
        {result}
      </p>
    </div>
  );
}

export function FilterBarSkeleton() {
  return <div className={`${styles.bar} ${styles.skeleton}`} />;
}

/** The routes come from the same table, so there always is one. */
function rowOf(pathname: string) {
  const row = allLists.find((candidate) => candidate.path === pathname.replace(/(.)\/$/, '$1'));
  if (!row) throw new Error(`No course list is at ${pathname}`);
  return row;
}

export function meta({ location }: { location: { pathname: string } }) {
  const row = rowOf(location.pathname);
  const name = nameOf(row.label);
  return pageMeta({
    page: listRoute(row),
    title: `${name} · ${nameOf(groupOf(row).title)}`,
    description: words['descriptions.courseList']({ name }),
  });
}

export function Component() {
  const { pathname } = useLocation();
  const row = rowOf(pathname);
  const { title, lists } = groupOf(row);
  const links = lists.map(({ path, label }) => ({ path, label: nameOf(label) }));
  return (
    <SidebarLayout title={nameOf(title)} links={links} current={nameOf(row.label)}>
      <SignedInContent loading={<CourseGridSkeleton />}>
        <CourseGrid key={row.list} list={row} />
      </SignedInContent>
    </SidebarLayout>
  );
}
