import { type ClassList, classLists } from '@pathshala/contract/catalogue/lists';
import { paths } from '@pathshala/contract/site/paths';
import type { CSSProperties } from 'react';
import { type ClassAnswer, schoolClass, useSchoolClass } from '../device/school-class.ts';
import { Link } from '../ui/router.ts';
import { numberText } from '../words/format.ts';
import { nameOf } from '../words/names.ts';
import { words } from '../words/words.ts';

interface ClassSelectProps {
  readonly schoolClass: number | undefined;
  readonly onChoose?: () => void;
}

export function ClassSelect({ schoolClass: shown, onChoose }: ClassSelectProps) {
  return (
    <label className="row gap-2 strong">
      {words['practice.yourClass']()}
      <select
        className="control"
        value={classLists.find((row) => row.class === shown)?.list ?? 'skipped'}
        onChange={(event) => {
          schoolClass.answer(event.currentTarget.value as ClassAnswer);
          onChoose?.();
        }}
      >
        <option value="skipped">{words['practice.allClasses']()}</option>
        {classLists.map(({ list, label }) => (
          <option key={list} value={list}>
            {nameOf(label)}
          </option>
        ))}
      </select>
    </label>
  );
}

interface ClassBlocksProps {
  readonly classes: readonly (Pick<ClassList, 'class' | 'label' | 'list'> & { readonly note: string })[];
}

/** Each leads to its page, and is kept as one's own, which is marked. */
export function ClassBlocks({ classes }: ClassBlocksProps) {
  const { chosen } = useSchoolClass();
  return (
    <ul className="tiles" style={{ '--tile': '320px' } as CSSProperties}>
      {classes.map(({ class: number, label, list, note }) => (
        <li key={number} className="card pad row">
          <span
            className={`center round h3 ${number === chosen?.class ? 'filled' : 'marigold'}`}
            aria-hidden="true"
          >
            {numberText(number)}
          </span>
          <div>
            <h2 className="h3">
              <Link
                className="plain whole"
                to={paths.learnClass(number)}
                aria-current={number === chosen?.class ? 'true' : undefined}
                onClick={() => schoolClass.answer(list)}
              >
                {nameOf(label)}
              </Link>
            </h2>
            <p className="note">{note}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
