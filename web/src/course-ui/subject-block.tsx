import { signBox, signStroke, subjectSigns } from '@pathshala/brand/subject-signs';
import type { SubjectName } from '@pathshala/contract/catalogue/subjects';
import type { CSSProperties, ReactNode } from 'react';
import styles from './subject-block.module.css';

/** Decorative: the words beside it carry the meaning. */
export function SubjectSign({
  subject,
  className,
}: {
  subject: SubjectName;
  className?: string | undefined;
}) {
  const sign = subjectSigns[subject];
  return (
    <svg viewBox={signBox} className={className} aria-hidden="true">
      {sign.fill && <path d={sign.fill} fill="currentColor" />}
      {sign.stroke && (
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

export function subjectGround(subject: SubjectName): { background: string } {
  return { background: `var(--ps-palette-subject-${subject})` };
}

interface SubjectBlockProps {
  readonly subject: SubjectName;
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
