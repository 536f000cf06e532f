import { tokens } from '@pathshala/brand/tokens';
import type { CertificateStatement } from '@pathshala/contract/certificates/token';
import { type CSSProperties, useEffect, useRef } from 'react';
import { langOf } from '../../ui/language.ts';
import { QrCode } from '../../ui/qr-code.tsx';
import { dayText } from '../../words/format.ts';
import { words } from '../../words/words.ts';
import styles from './certificate.module.css';

const { light } = tokens;

/** Paper is paper, also where the page around it is dark. */
const paper = {
  '--sheet-paper': light.card,
  '--sheet-ink': light.ink,
  '--sheet-soft': light.soft,
  '--sheet-leaf': light.leaf,
  '--sheet-sun': light.marigold,
} as CSSProperties;

interface CertificateSheetProps {
  readonly statement: CertificateStatement;
  readonly practice: boolean;
  /** The address that its code carries. */
  readonly link: string;
  /** Left out: people who came with the link start at the top of the page. */
  readonly takesFocus?: boolean;
}

/** A certificate on screen and paper. */
export function CertificateSheet(props: CertificateSheetProps) {
  const { statement, practice, link, takesFocus = false } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const { id, iss, site, name, title, day, hours, modelTest } = statement;
  return (
    <article className={`stack middle ${styles.sheet}`} style={paper}>
      {practice && <p className={`strong ${styles.practice}`}>{words['certificate.practice']()}</p>}
      <p className="cluster middle h3" lang={langOf(iss)}>
        <img src="/img/favicon.svg" alt="" width={44} height={44} />
        {iss}
      </p>
      <h1 ref={heading} tabIndex={-1}>
        {words['certificate.heading']()}
      </h1>
      <p>{words['certificate.says']()}</p>
      <p className={styles.name} lang={langOf(name)}>
        {name}
      </p>
      <p>{modelTest ? words['certificate.hasDone']() : words['certificate.hadDone']()}</p>
      <p className="h3" lang={langOf(title)}>
        {title}
      </p>
      <div className={`cluster apart gap-6 ${styles.foot}`}>
        <dl className="stack gap-1">
          <div>
            <dt>{words['certificate.day']()}</dt>
            <dd>{dayText(day)}</dd>
          </div>
          <div>
            <dt>{words['certificate.length']()}</dt>
            <dd>{words['certificate.hours']({ hours })}</dd>
          </div>
          <div>
            <dt>{words['certificate.number']()}</dt>
            <dd className={styles.id}>{id}</dd>
          </div>
          <div>
            <dt>{words['certificate.from']()}</dt>
            <dd>{new URL(site).host}</dd>
          </div>
        </dl>
        <QrCode text={link} label={words['certificate.code']()} className={styles.code} />
      </div>
    </article>
  );
}
