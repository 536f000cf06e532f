import { paths } from '@pathshala/contract/paths';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import type { PackProgress } from '../api/packs/keep-pack.ts';
import { megabytes } from '../api/packs/megabytes.ts';
import type { Keepable, PackStanding } from '../api/packs/pack-plan.ts';
import { type Pack, usePack } from '../api/packs/use-pack.ts';
import { words } from '../words/words.ts';
import { ActionButton } from './action.tsx';
import { Failure } from './failure.tsx';
import { Icon } from './icon.tsx';
import styles from './keep-offline.module.css';
import { Bar } from './progress-bar.tsx';
import { Link } from './router.ts';

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
  /** What it does: *Keep offline*. */
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

/** How far it has come. */
function Coming({ here, of, label }: PackProgress & { readonly label: string }) {
  const text = words['packs.progress']({ here: megabytes(here), of: megabytes(of) });
  return (
    <>
      <Bar percent={Math.floor((here / of) * 100)} label={label} text={text} />
      <p className={styles.quiet} aria-hidden="true">
        {text}
      </p>
    </>
  );
}

/** What is said of how something stands, and the step that there is then. */
interface Row {
  readonly said: ReactNode;
  readonly step?: string;
}

const quiet = (text: string) => <p className={styles.quiet}>{text}</p>;

const rows: Readonly<Record<PackStanding['is'], (at: PackStanding, props: KeepOfflineProps) => Row>> = {
  none: ({ missing }, { says, step }) => ({ said: quiet(says.comes(megabytes(missing))), step }),
  begun: ({ missing, of }) => ({
    said: quiet(words['packs.begun']({ here: megabytes(of - missing), of: megabytes(of) })),
    step: words['packs.goOn'](),
  }),
  newer: ({ missing }) => ({
    said: quiet(words['packs.newer']({ size: megabytes(missing) })),
    step: words['packs.update'](),
  }),
  kept: ({ of }) => ({
    said: (
      <p className={styles.kept}>
        <Icon name="check" size={20} />
        {words['packs.kept']({ size: megabytes(of) })}
      </p>
    ),
  }),
};

function rowOf({ standing, error }: Pack, props: KeepOfflineProps): Row {
  if (standing === 'looking') return { said: quiet(words['packs.looking']()) };
  if (standing) return rows[standing.is](standing, props);
  return { said: error ? null : <p>{props.says.none}</p> };
}

/** A button that hands the focus to the part around it when it goes, as *Stop* does once all has come. */
function StepButton(props: { readonly children: ReactNode; readonly onClick: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const { current } = button;
    return () => {
      if (current && current === document.activeElement) current.closest('section')?.focus();
    };
  }, []);
  return <ActionButton ref={button} look="quiet" small {...props} />;
}

/** *Keep offline*: what something takes, how far it has come, and whether the school has something newer. */
export function KeepOffline(props: KeepOfflineProps) {
  const { what, step, label = step, has, takesFocus, onEnd, children } = props;
  const pack = usePack(what, has, onEnd);
  const box = useRef<HTMLElement>(null);
  const { standing, progress, error, keep, stop } = pack;
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  const row = rowOf(pack, props);
  const now = progress ? words['packs.stop']() : row.step;
  const isHere = typeof standing === 'object' && standing.is !== 'none';
  return (
    <section ref={box} tabIndex={-1} aria-label={label} className={styles.keep}>
      {progress ? <Coming {...progress} label={label} /> : row.said}
      <p role="status" className={`${styles.quiet} ${styles.news}`}>
        {!progress && isHere && standing.is === 'kept' && words['packs.opens']()}
      </p>
      {now && <StepButton onClick={progress ? stop : keep}>{now}</StepButton>}
      <Failure text={error} />
      {(isHere || error) && !progress && <Link to={paths.downloads}>{words['titles.downloads']()}</Link>}
      {(isHere || progress) && children}
    </section>
  );
}
