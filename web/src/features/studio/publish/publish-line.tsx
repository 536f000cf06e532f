import { paths } from '@pathshala/contract/site/paths';
import { lessonParts } from '@pathshala/contract/studio/items';
import { Link } from '../../../ui/router.ts';
import { pageAddress } from '../../../ui/site-address.ts';
import { Failure } from '../../../ui/states.tsx';
import { words } from '../../../words/words.ts';
import type { ItemName } from '../studio-calls.ts';
import { publicPage } from './live-after.ts';
import styles from './publish.module.css';
import type { PublishState } from './use-publish.ts';

function publishStateText(state: PublishState): string {
  if (state.step === 'waiting') return words['studio.waiting']();
  if (state.step !== 'live') return '';
  return state.seconds === null
    ? words['studio.notSeen']()
    : words['studio.liveAfter']({ seconds: state.seconds });
}

interface PublishLineProps {
  readonly name: ItemName;
  readonly state: PublishState;
  /** The item is a published lesson whose course is not published. */
  readonly waits: boolean;
}

/** The progress of a publish, and a link to the live page. */
export function PublishLine({ name, state, waits }: PublishLineProps) {
  const text = publishStateText(state);
  const page = publicPage(name);
  const showsWaiting = waits && (state.step === 'idle' || state.step === 'live');
  return (
    <>
      <Failure text={state.step === 'failed' ? state.why : null} />
      <p role="status" className={text || showsWaiting ? `panel cluster strong ${styles.said}` : undefined}>
        {showsWaiting ? words['studio.courseNotLive']() : text}
        {showsWaiting && (
          <Link to={paths.studioItem('courses', lessonParts(name.id)?.courseId ?? '-')}>
            {words['studio.toCourse']()}
          </Link>
        )}
        {!showsWaiting && text && page && state.step !== 'waiting' && (
          <Link to={page}>{pageAddress(page)}</Link>
        )}
      </p>
    </>
  );
}
