import type { RefObject } from 'react';
import { visuallyHidden } from '../../ui/visually-hidden.ts';
import { words } from '../../words/words.ts';
import type { CourseFilter, SubjectChoice } from './course-filter.ts';
import styles from './filter-bar.module.css';

interface FilterBarProps {
  readonly filter: CourseFilter;
  readonly onChange: (filter: CourseFilter) => void;
  readonly subjects: readonly SubjectChoice[];
  /** What the filter leaves, in words. */
  readonly result: string;
  /** The first of its controls. */
  readonly first: RefObject<HTMLSelectElement | null>;
}

/** Subject and *open only* above a list, and how much of it they leave. */
export function FilterBar({ filter, onChange, subjects, result, first }: FilterBarProps) {
  const { subject, openOnly } = filter;
  const isKnown = subject === null || subjects.some(({ value }) => value === subject);
  return (
    <div className={styles.bar}>
      <fieldset className={styles.controls}>
        <legend style={visuallyHidden}>{words['catalogue.filter']()}</legend>
        <label className={styles.subject}>
          <span style={visuallyHidden}>{words['catalogue.subject']()}</span>
          <select
            ref={first}
            value={subject ?? ''}
            onChange={({ target }) => onChange({ ...filter, subject: target.value || null })}
          >
            <option value="">{words['catalogue.allSubjects']()}</option>
            {subjects.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
            {/* An address may name a subject that this list does not have. */}
            {!isKnown && <option value={subject}>{words['catalogue.otherSubject']()}</option>}
          </select>
        </label>
        <label className={styles.open}>
          <input
            type="checkbox"
            checked={openOnly}
            onChange={({ target }) => onChange({ ...filter, openOnly: target.checked })}
          />
          {words['catalogue.openOnly']()}
        </label>
      </fieldset>
      <p role="status" className={styles.result}>
        {result}
      </p>
    </div>
  );
}

/** The bar's place while the list is on its way. */
export function FilterBarSkeleton() {
  return <div className={`${styles.bar} ${styles.skeleton}`} />;
}
