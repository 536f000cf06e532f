import { type CourseList, classLists } from '@pathshala/contract/catalogue/lists';
import { schoolClass } from '../../device/school-class.ts';
import { numberText } from '../../words/format.ts';
import { nameOf } from '../../words/names.ts';
import { words } from '../../words/words.ts';
import styles from './practice.module.css';

/** Contains what is seen, for people who say what to press. */
export const spokenName = (name: string, seen: string) => (name.includes(seen) ? name : `${seen}, ${name}`);

export function ClassChoice({ chosen, onChoose }: { chosen: CourseList | undefined; onChoose: () => void }) {
  return (
    <fieldset className={`cluster baseline ${styles.filter}`}>
      <legend className="strong">{words['practice.yourClass']()}</legend>
      <ul className="cluster gap-2">
        {classLists.map(({ list, label, class: number }) => (
          <li key={list}>
            <button
              type="button"
              className="control fills round strong"
              aria-label={spokenName(nameOf(label), numberText(number))}
              aria-pressed={chosen?.list === list}
              onClick={() => {
                onChoose();
                schoolClass.answer(list);
              }}
            >
              {numberText(number)}
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
