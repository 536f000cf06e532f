import { paths } from '@pathshala/contract/site/paths';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Keepable, PackStanding } from '../../api/packs/pack-plan.ts';
import { usePack } from '../../api/packs/use-pack.ts';
import { ActionButton } from '../../ui/action.tsx';
import { Failure } from '../../ui/failure.tsx';
import { megabytes } from '../../ui/format-bytes.ts';
import { Icon } from '../../ui/icon.tsx';
import { Bar } from '../../ui/progress-bar.tsx';
import { Link } from '../../ui/router.ts';
import { words } from '../../words/words.ts';
import styles from './keep-offline.module.css';

/** What is said of something alone. */
export interface KeepWords {
  /** What comes, and opens then. @param size what is to come: 0.8 MB */
  readonly comes: (size: string) => string;
  /** The school has nothing to keep of it. */
  readonly none: string;
}

export interface KeepOfflineProps {
  readonly what: Keepable;
  readonly says: KeepWords;
  /** What it does: *Save offline*. */
  readonly step: string;
  /** What all of it is called; the same where that is clear. */
  readonly label?: string;
  /** Whether the person has all of it. */
  readonly has: boolean;
  /** Somebody has just asked for it: the focus goes along. */
  readonly takesFocus: boolean;
  /** Called when it stands otherwise. */
  readonly onEnd?: () => void;
  /** What else can be kept, once this is kept or comes. */
  readonly children?: ReactNode;
}

/** What is said of how something stands, and the step that there is then. */
interface Row {
  readonly said: ReactNode;
  readonly step?: string;
}

const quiet = (text: string) => <p className="note">{text}</p>;
const size = megabytes;

const rows: Readonly<Record<PackStanding['is'], (at: PackStanding, props: KeepOfflineProps) => Row>> = {
  looking: () => ({ said: quiet(words['packs.looking']()) }),
  unknown: (_at, { says: texts }) => ({ said: <p>{texts.none}</p> }),
  none: ({ missing }, { says: texts, step }) => ({ said: quiet(texts.comes(size(missing))), step }),
  begun: ({ missing, of }) => ({
    said: quiet(words['packs.begun']({ here: size(of - missing), of: size(of) })),
    step: words['packs.goOn'](),
  }),
  coming({ missing, of }, { step, label = step }) {
    const percent = Math.floor(((of - missing) / of) * 100);
    const text = words['packs.progress']({ here: size(of - missing), of: size(of) });
    const said = (
      <>
        <Bar percent={percent} label={label} text={text} />
        <p className="note" aria-hidden="true">
          {text}
        </p>
      </>
    );
    return { said, step: words['packs.stop']() };
  },
  newer: ({ missing }) => ({
    said: quiet(words['packs.newer']({ size: size(missing) })),
    step: words['packs.update'](),
  }),
  kept: ({ of }) => ({
    said: (
      <p className="row gap-2 strong">
        <Icon name="check" size={20} />
        {words['packs.kept']({ size: size(of) })}
      </p>
    ),
  }),
};

/** The part around a button has its focus when it goes, as *Stop* does once all has come. */
const handFocusOn = (button: HTMLButtonElement) => () => {
  if (button === document.activeElement) button.closest('section')?.focus();
};

/** *Save offline*: what something takes, how far it has come, and whether the school has something newer. */
export function KeepOffline(props: KeepOfflineProps) {
  const { what, step: first, label = first, has, takesFocus, onEnd, children } = props;
  const { standing, error, keep, stop } = usePack(what, has, onEnd);
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  const { is } = standing;
  const { said, step } = rows[is](standing, props);
  const isComing = is === 'coming';
  const isHere = is === 'begun' || is === 'newer' || is === 'kept';
  return (
    <section ref={box} tabIndex={-1} aria-label={label} className={`stack ruled ${styles.keep}`}>
      {/* Why there is nothing is said below. */}
      {(is !== 'unknown' || !error) && said}
      <p role="status" className={`note ${styles.news}`}>
        {is === 'kept' && words['packs.opens']()}
      </p>
      {step && (
        <ActionButton ref={handFocusOn} look="quiet" small onClick={isComing ? stop : keep}>
          {step}
        </ActionButton>
      )}
      <Failure text={error} />
      {(isHere || error) && !isComing && <Link to={paths.downloads}>{words['titles.downloads']()}</Link>}
      {(isHere || isComing) && children}
    </section>
  );
}
