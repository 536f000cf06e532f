import type { CourseDetail } from '@pathshala/contract/course';
import { paths } from '@pathshala/contract/paths';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { PackProgress } from '../api/packs/keep-pack.ts';
import { megabytes } from '../api/packs/megabytes.ts';
import type { PackStanding } from '../api/packs/pack-plan.ts';
import { type Pack, usePack } from '../api/packs/use-pack.ts';
import { words } from '../words/words.ts';
import { ActionButton } from './action.tsx';
import { Failure } from './failure.tsx';
import { Icon } from './icon.tsx';
import styles from './keep-offline.module.css';

interface KeepOfflineProps {
  readonly course: Pick<CourseDetail, '_id' | 'title'>;
  /** What all of it is called: *Keep offline*. */
  readonly label: string;
  /** Whether the person has the course. */
  readonly has: boolean;
  /** Somebody has just asked for it: the focus goes along. */
  readonly takesFocus: boolean;
}

/** How far it has come. */
function Coming({ here, of, label }: PackProgress & { readonly label: string }) {
  const percent = Math.floor((here / of) * 100);
  const text = words['packs.progress']({ here: megabytes(here), of: megabytes(of) });
  return (
    <>
      <div
        className={styles.track}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={text}
      >
        <span className={styles.fill} style={{ width: `${percent}%` }} />
      </div>
      <p className={styles.quiet} aria-hidden="true">
        {text}
      </p>
    </>
  );
}

/** What is said of a course that is here, or could be. */
function Standing({ standing: { is, missing, of }, has }: { standing: PackStanding; has: boolean }) {
  const comes = megabytes(missing);
  const texts: Readonly<Record<PackStanding['is'], () => ReactNode>> = {
    none: () => (has ? words['packs.all']({ size: comes }) : words['packs.first']({ size: comes })),
    begun: () => words['packs.begun']({ here: megabytes(of - missing), of: megabytes(of) }),
    newer: () => words['packs.newer']({ size: comes }),
    kept: () => (
      <span className={styles.kept}>
        <Icon name="check" size={20} />
        {words['packs.kept']({ size: megabytes(of) })}
      </span>
    ),
  };
  return <p className={is === 'kept' ? undefined : styles.quiet}>{texts[is]()}</p>;
}

interface Parts {
  readonly pack: Pack;
  readonly label: string;
}

/** The one step that there is now. */
function Step({ pack, label }: Parts) {
  const { standing, progress, keep, stop } = pack;
  const labels = { none: () => label, begun: words['packs.goOn'], newer: words['packs.update'] };
  if (progress)
    return (
      <ActionButton look="quiet" small onClick={stop}>
        {words['packs.stop']()}
      </ActionButton>
    );
  if (typeof standing !== 'object' || standing.is === 'kept') return null;
  return (
    <ActionButton look="quiet" small onClick={keep}>
      {labels[standing.is]()}
    </ActionButton>
  );
}

function Said({ pack: { standing, progress, error }, has, label }: Parts & { has: boolean }) {
  if (progress) return <Coming {...progress} label={label} />;
  if (standing === 'looking') return <p className={styles.quiet}>{words['packs.looking']()}</p>;
  if (standing) return <Standing standing={standing} has={has} />;
  return error ? null : <p>{words['packs.none']()}</p>;
}

/** *Keep offline*: what a course takes, how far it has come, and whether the school has something newer. */
export default function KeepOffline({ course, label, has, takesFocus }: KeepOfflineProps) {
  const pack = usePack(course, has);
  const box = useRef<HTMLElement>(null);
  const { standing, progress, error } = pack;
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  const isHere = typeof standing === 'object' && standing.is !== 'none';
  return (
    <section ref={box} tabIndex={-1} aria-label={label} className={styles.keep}>
      <Said pack={pack} label={label} has={has} />
      <p role="status" className={`${styles.quiet} ${styles.news}`}>
        {!progress && isHere && standing.is === 'kept' && words['packs.opens']()}
      </p>
      <Step pack={pack} label={label} />
      <Failure text={error} />
      {(isHere || error) && !progress && <Link to={paths.downloads}>{words['titles.downloads']()}</Link>}
    </section>
  );
}
