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
import bar from './progress-bar.module.css';
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
  const percent = Math.floor((here / of) * 100);
  const text = words['packs.progress']({ here: megabytes(here), of: megabytes(of) });
  return (
    <>
      <div
        className={`clip ${bar.track}`}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={text}
      >
        <span className={bar.fill} style={{ width: `${percent}%` }} />
      </div>
      <p className="note" aria-hidden="true">
        {text}
      </p>
    </>
  );
}

/** What is said of what is here, or could be. */
function Standing({ standing: { is, missing, of }, says }: { standing: PackStanding; says: KeepWords }) {
  const comes = megabytes(missing);
  const texts: Readonly<Record<PackStanding['is'], () => ReactNode>> = {
    none: () => says.comes(comes),
    begun: () => words['packs.begun']({ here: megabytes(of - missing), of: megabytes(of) }),
    newer: () => words['packs.newer']({ size: comes }),
    kept: () => (
      <span className="row gap-2 strong">
        <Icon name="check" size={20} />
        {words['packs.kept']({ size: megabytes(of) })}
      </span>
    ),
  };
  return <p className={is === 'kept' ? undefined : 'note'}>{texts[is]()}</p>;
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

/** The one step that there is now. */
function Step({ pack, step }: { pack: Pack; step: string }) {
  const { standing, progress, keep, stop } = pack;
  const labels = { none: () => step, begun: words['packs.goOn'], newer: words['packs.update'] };
  if (progress) return <StepButton onClick={stop}>{words['packs.stop']()}</StepButton>;
  if (typeof standing !== 'object' || standing.is === 'kept') return null;
  return <StepButton onClick={keep}>{labels[standing.is]()}</StepButton>;
}

function Said(props: { pack: Pack; says: KeepWords; label: string }) {
  const { pack, says, label } = props;
  const { standing, progress, error } = pack;
  if (progress) return <Coming {...progress} label={label} />;
  if (standing === 'looking') return <p className="note">{words['packs.looking']()}</p>;
  if (standing) return <Standing standing={standing} says={says} />;
  return error ? null : <p>{says.none}</p>;
}

/** *Keep offline*: what something takes, how far it has come, and whether the school has something newer. */
export function KeepOffline(props: KeepOfflineProps) {
  const { what, says, step, label = step, has, takesFocus, onEnd, children } = props;
  const pack = usePack(what, has, onEnd);
  const box = useRef<HTMLElement>(null);
  const { standing, progress, error } = pack;
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  const isHere = typeof standing === 'object' && standing.is !== 'none';
  return (
    <section ref={box} tabIndex={-1} aria-label={label} className={`stack ruled ${styles.keep}`}>
      <Said pack={pack} says={says} label={label} />
      <p role="status" className={`note ${styles.news}`}>
        {!progress && isHere && standing.is === 'kept' && words['packs.opens']()}
      </p>
      <Step pack={pack} step={step} />
      <Failure text={error} />
      {(isHere || error) && !progress && <Link to={paths.downloads}>{words['titles.downloads']()}</Link>}
      {(isHere || progress) && children}
    </section>
  );
}
