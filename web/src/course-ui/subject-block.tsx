import { signBox, signStroke, subjectSigns } from '@pathshala/brand/subject-signs';
import { subjectOf } from '@pathshala/content/kinds/known-subjects';
import type { SearchHit } from '@pathshala/contract/catalogue/search';
import { isDrawn } from '@pathshala/contract/catalogue/subjects';
import type { CSSProperties, ReactNode } from 'react';
import { Icon } from '../ui/icon.tsx';
import styles from './subject-block.module.css';

/** In units of the box. What is read as two letters may be several characters. */
const lettersSize = ({ length }: string) => [84, 84, 72][length] ?? 50;

interface SignProps {
  /** The name of a sign, or letters. */
  readonly sign: string;
  readonly className?: string | undefined;
}

export function Sign({ sign: name, className }: SignProps) {
  const sign = isDrawn(name) ? subjectSigns[name] : undefined;
  return (
    <svg viewBox={signBox} className={className} aria-hidden="true">
      {!sign && (
        <text
          {...{ x: 48, y: 71, textAnchor: 'middle', fill: 'currentColor' }}
          style={{ font: 'var(--ps-font-h3)', fontSize: lettersSize(name) }}
        >
          {name}
        </text>
      )}
      {sign?.fill && <path d={sign.fill} fill="currentColor" />}
      {sign?.stroke && (
        <path
          d={sign.stroke}
          fill="none"
          stroke="currentColor"
          strokeWidth={sign.weight ?? signStroke}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
    </svg>
  );
}

/** Decorative: the words beside it carry the meaning. */
export function SubjectSign({ subject, className }: { subject: string; className?: string | undefined }) {
  return <Sign sign={subjectOf(subject).sign} className={className} />;
}

export function subjectGround(subject: string): { background: string } {
  return { background: subjectOf(subject).colour };
}

interface HitSignProps {
  readonly hit: Pick<SearchHit, 'img' | 'subject'>;
  /** Pixels. */
  readonly size: number;
}

export function HitSign({ hit: { img, subject }, size }: HitSignProps) {
  if (img) return <img className={styles.face} src={img} alt="" width={size} height={size} loading="lazy" />;
  if (subject) return <SubjectBlock subject={subject} size={size} />;
  const style = { '--size': `${size}px` } as CSSProperties;
  return (
    <span className={`center leaf ${styles.block} ${styles.page}`} style={style}>
      <Icon name="contents" />
    </span>
  );
}

interface SubjectBlockProps {
  readonly subject: string;
  /** Pixels. */
  readonly size: number;
  readonly children?: ReactNode;
}

export function SubjectBlock({ subject, size, children }: SubjectBlockProps) {
  const style = { ...subjectGround(subject), '--size': `${size}px` } as CSSProperties;
  return (
    <span className={`center ${styles.block}`} style={style} aria-hidden="true">
      {children ?? <SubjectSign subject={subject} />}
    </span>
  );
}
