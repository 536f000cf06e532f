import { paths } from '@pathshala/contract/site/paths';
import { type ReactNode, useEffect, useRef } from 'react';
import type { PackKind } from '../../../offline/packs/pack.ts';
import type { Keepable, PackStanding } from '../../api/packs/pack-plan.ts';
import { usePack } from '../../api/packs/use-pack.ts';
import { ActionButton } from '../../ui/action.tsx';
import { megabytes } from '../../ui/format-bytes.ts';
import { Icon } from '../../ui/icon.tsx';
import { Bar } from '../../ui/progress-bar.tsx';
import { Link } from '../../ui/router.ts';
import { Failure } from '../../ui/states.tsx';
import { words } from '../../words/words.ts';
import styles from './keep-offline.module.css';

export interface KeepOfflineProps {
  readonly what: Keepable;
  /** Whether the person has all of it. */
  readonly has: boolean;
  /** What all of it is called. */
  readonly label: string;
  /** Somebody has just asked for it: the focus goes along. */
  readonly takesFocus?: boolean;
  /** Among all that is kept, which needs no link to it. */
  readonly isListed?: boolean;
  /** Called when it stands otherwise. */
  readonly onEnd?: () => void;
  /** What else can be kept, once this is kept or comes. */
  readonly children?: ReactNode;
}

interface Size {
  readonly size: string;
}

/** What is said of a kind alone: what comes, and that there is nothing to keep. */
const kinds: Readonly<Record<PackKind, { comes: (size: Size, has: boolean) => string; none: () => string }>> =
  {
    course: {
      comes: (size, has) => (has ? words['packs.all'](size) : words['packs.first'](size)),
      none: () => words['packs.none'](),
    },
    book: { comes: (size) => words['packs.book'](size), none: () => words['packs.noBook']() },
  };

/** What is said of how something stands, and the step that there is then. */
function sayingOf(
  { is, missing, of: all }: PackStanding,
  { what, has }: KeepOfflineProps,
): [string, string?] {
  const size = megabytes(missing);
  const [here, of] = [megabytes(all - missing), megabytes(all)];
  switch (is) {
    case 'looking':
      return [words['packs.looking']()];
    case 'unknown':
      return [kinds[what.kind].none()];
    case 'none':
      return [kinds[what.kind].comes({ size }, has), words['packs.save']({ size })];
    case 'begun':
      return [words['packs.begun']({ here, of }), words['packs.goOn']()];
    case 'coming':
      return [words['packs.progress']({ here, of }), words['packs.stop']()];
    case 'newer':
      return [words['packs.newer']({ size }), words['packs.update']()];
    case 'kept':
      return [words['packs.kept']({ size: of })];
  }
}

/** The part around a button has its focus when it goes, as *Stop* does once all has come. */
const handFocusOn = (button: HTMLButtonElement) => () => {
  if (button === document.activeElement) button.closest('section')?.focus();
};

/** *Save offline*: what something takes, how far it has come, and whether the school has something newer. */
export default function KeepOffline(props: KeepOfflineProps) {
  const { what, label, has, takesFocus, isListed, onEnd, children } = props;
  const { standing, error, keep, stop } = usePack(what, has, onEnd);
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  const { is, missing, of } = standing;
  const [text, step] = sayingOf(standing, props);
  const isComing = is === 'coming';
  const isKept = is === 'kept';
  const isHere = is === 'begun' || is === 'newer' || isKept;
  return (
    <section ref={box} tabIndex={-1} aria-label={label} className={`stack ruled ${styles.keep}`}>
      {isComing && <Bar percent={Math.floor(((of - missing) / of) * 100)} label={label} text={text} />}
      {/* Why there is nothing is said below. */}
      {(is !== 'unknown' || !error) && (
        <p className={isKept ? 'row gap-2 strong' : 'note'} aria-hidden={isComing || undefined}>
          {isKept && <Icon name="check" size={20} />}
          {text}
        </p>
      )}
      <p role="status" className={`note ${styles.news}`}>
        {isKept && !isListed && words['packs.opens']()}
      </p>
      {step && (
        <ActionButton ref={handFocusOn} look="quiet" small onClick={isComing ? stop : keep}>
          {step}
        </ActionButton>
      )}
      <Failure text={error} />
      {(isHere || error) && !isComing && !isListed && (
        <Link to={paths.downloads}>{words['titles.downloads']()}</Link>
      )}
      {(isHere || isComing) && children}
    </section>
  );
}
