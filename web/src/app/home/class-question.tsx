import { classLists } from '@pathshala/contract/catalogue/lists';
import { paths } from '@pathshala/contract/site/paths';
import { useSession } from '../../auth/session-context.ts';
import { schoolClass, useSchoolClass } from '../../device/school-class.ts';
import { ActionButton } from '../../ui/action.tsx';
import { Link } from '../../ui/router.ts';
import { Wrap } from '../../ui/section.tsx';
import { numberText } from '../../words/format.ts';
import { nameOf } from '../../words/names.ts';
import { words } from '../../words/words.ts';
import styles from './class-question.module.css';

/** Voice control needs the visible text: a name with the number as a word begins with its digits. */
const spokenName = (seen: string, name: string) => (name.includes(seen) ? name : `${seen}: ${name}`);

/**
 * Asks a visitor once for their class: no account, stored on the device. It is in the page from the first paint, so
 * that nothing moves; home-shape.ts says whether it is shown.
 */
export function ClassQuestion() {
  const { state } = useSession();
  const { isAnswered } = useSchoolClass();
  const known = state.status !== 'loading';
  if (known && (isAnswered || state.status === 'signed-in')) return null;
  return (
    <section id="your-class" aria-labelledby="which-class" className={styles.question}>
      <Wrap className={styles.inner}>
        <h2 id="which-class" className="h3">
          {words['home.whichClass']()}
        </h2>
        <p className="soft">{words['home.whichClassLead']()}</p>
        <div className={styles.classes}>
          {classLists.map(({ list, label, class: number }) => (
            <Link
              key={list}
              to={paths.learnClass(number)}
              className="control fills h4 center plain"
              aria-label={spokenName(numberText(number), nameOf(label))}
              onClick={() => schoolClass.answer(list)}
            >
              {numberText(number)}
            </Link>
          ))}
        </div>
        <ActionButton
          small
          look="quiet"
          className={styles.skip}
          onClick={() => schoolClass.answer('skipped')}
        >
          {words['home.notNow']()}
        </ActionButton>
      </Wrap>
    </section>
  );
}
