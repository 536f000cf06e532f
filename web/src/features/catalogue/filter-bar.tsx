import type { RefObject } from 'react';
import type { FacetName } from '../../course-ui/course-facets.ts';
import { visuallyHidden } from '../../ui/visually-hidden.ts';
import { words } from '../../words/words.ts';
import type { CourseFilter, FacetChoice } from './course-filter.ts';
import { facetRows } from './facet-filters.ts';
import styles from './filter-bar.module.css';

interface FilterBarProps {
  readonly filter: CourseFilter;
  readonly onChange: (filter: CourseFilter) => void;
  /** What the list has of each facet. */
  readonly choices: Readonly<Record<FacetName, readonly FacetChoice[]>>;
  /** What the filter leaves, in words. */
  readonly result: string;
  /** The first of its controls. */
  readonly first: RefObject<HTMLSelectElement | null>;
}

/** A choice for each facet and *open only* above a list, and how much of it they leave. */
export function FilterBar({ filter, onChange, choices, result, first }: FilterBarProps) {
  const { openOnly } = filter;
  // What no course of the list says is asked for by an address at most.
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
                {/* An address may name one that this list does not have. */}
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

/** The bar's place while the list is on its way. */
export function FilterBarSkeleton() {
  return <div className={`${styles.bar} ${styles.skeleton}`} />;
}
