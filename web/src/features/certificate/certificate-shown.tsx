import { drawnTokens } from '@pathshala/brand/palette';
import { certificateEndpoints } from '@pathshala/contract/certificates/endpoints';
import { type CertificateStatement, revokedPart } from '@pathshala/contract/certificates/token';
import { paths } from '@pathshala/contract/site/paths';
import { type CSSProperties, useEffect, useRef } from 'react';
import { useAnswer } from '../../api/use-answer.ts';
import { useSession } from '../../auth/session-context.ts';
import { ActionButton, ActionLink } from '../../ui/action.tsx';
import { Icon } from '../../ui/icon.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { ShareButton } from '../../ui/share-button.tsx';
import { pageAddress } from '../../ui/site-address.ts';
import { EmptyState } from '../../ui/states.tsx';
import { Written } from '../../ui/written.tsx';
import { dayText, momentText } from '../../words/format.ts';
import { langOf } from '../../words/language.ts';
import { words } from '../../words/words.ts';
import styles from './certificate.module.css';
import { type Genuine, type Refusal, useChecked } from './check-certificate.ts';

const { light } = drawnTokens;

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
  /** The address in its QR code. */
  readonly link: string;
  /** Not for people who open the link: they start at the top. */
  readonly takesFocus: boolean;
}

function CertificateSheet({ statement, practice, link, takesFocus }: CertificateSheetProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const { iss, site, name, title, day, hours, modelTest } = statement;
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
      <Written as="p" className={styles.name} text={name} />
      <p>{modelTest ? words['certificate.hasDone']() : words['certificate.hadDone']()}</p>
      <Written as="p" className="h3" text={title} />
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
            <dt>{words['certificate.from']()}</dt>
            <dd>{new URL(site).host}</dd>
          </div>
        </dl>
        <QrCode text={link} label={words['certificate.code']()} className={styles.code} />
      </div>
    </article>
  );
}

export function Looking() {
  return (
    <div className={`page stack gap-4 start ${styles.looking}`}>
      <h1>{words['titles.certificate']()}</h1>
      <p role="status">{words['certificate.looking']()}</p>
    </div>
  );
}

const ForAdmins = lazyPart(() => import('./for-admins.tsx'));

const refusals: Readonly<Record<Refusal | 'revoked', readonly [title: () => string, text: () => string]>> = {
  broken: [words['certificate.broken'], words['certificate.brokenText']],
  foreign: [words['certificate.foreign'], words['certificate.foreignText']],
  altered: [words['certificate.altered'], words['certificate.alteredText']],
  revoked: [words['certificate.revoked'], words['certificate.revokedText']],
  unchecked: [words['certificate.unchecked'], words['certificate.uncheckedText']],
};

function Refused({ refusal }: { readonly refusal: Refusal | 'revoked' }) {
  const [title, text] = refusals[refusal];
  return (
    <>
      <h1 className="h3 middle" style={{ paddingTop: 'var(--ps-space-panel)' }}>
        {words['titles.certificate']()}
      </h1>
      <div role="alert">
        <EmptyState
          why="refused"
          title={title()}
          text={text()}
          action={<ActionLink to={paths.home}>{words['certificate.toSchool']()}</ActionLink>}
        />
      </div>
    </>
  );
}

function Standing({ practice, statement, revoked }: Genuine & { readonly revoked: Asked }) {
  const { data, error } = revoked;
  return (
    <div className="panel stack gap-1 screen intro above-6" role="status">
      <h2 className="h3">
        {practice ? words['certificate.practiceTitle']() : words['certificate.genuine']()}
      </h2>
      <p>
        {practice
          ? words['certificate.practiceText']()
          : words['certificate.genuineText']({ school: statement.iss })}
      </p>
      {!data && <p>{error ? words['certificate.notAsked']() : words['certificate.asking']()}</p>}
      <details className="fold">
        <summary className="row strong">
          {words['certificate.verify']()}
          <Icon name="next" />
        </summary>
        {data && <p>{words['certificate.notRevoked']({ when: momentText(data.asOf) })}</p>}
        <p className="note">
          {words['certificate.number']()}: {statement.id}
        </p>
      </details>
    </div>
  );
}

/** The only request to the server. */
function useRevoked(hash: string) {
  const { data, error, mutate } = useAnswer(certificateEndpoints.revokedCertificates, {
    part: revokedPart(hash),
  });
  return {
    data,
    error,
    isRevoked: data?.revoked.includes(hash) ?? false,
    /** Replaces the browser's cached answer after a change. */
    note: (isRevoked: boolean) =>
      mutate(
        ({ asOf, revoked } = { asOf: new Date().toISOString(), revoked: [] }) => {
          const others = revoked.filter((one) => one !== hash);
          return { asOf, revoked: isRevoked ? [...others, hash] : others };
        },
        { revalidate: false },
      ),
  };
}

type Asked = ReturnType<typeof useRevoked>;

function Ways({ statement, hash }: Pick<Genuine, 'statement'> & { readonly hash: string }) {
  const { name, title } = statement;
  return (
    <div className="cluster screen above-6">
      <ActionButton onClick={() => window.print()}>{words['certificate.print']()}</ActionButton>
      <ShareButton title={words['certificate.of']({ name, title })} path={`${paths.certificate}${hash}`} />
    </div>
  );
}

interface CertificateShownProps {
  readonly token: string;
  /** Issued just now. */
  readonly isNew: boolean;
}

export function CertificateShown({ token, isNew }: CertificateShownProps) {
  const checked = useChecked(token);
  if (!checked) return <Looking />;
  if ('refusal' in checked) return <Refused refusal={checked.refusal} />;
  return <GenuineShown checked={checked} token={token} isNew={isNew} />;
}

function GenuineShown({ checked, token, isNew }: CertificateShownProps & { readonly checked: Genuine }) {
  const revoked = useRevoked(checked.revokedAs);
  const { isRevoked } = revoked;
  const { user } = useSession().state;
  const { id, lang } = checked.statement;
  const hash = `#${token}`;
  return (
    <div className={`page ${styles.page}`}>
      {isRevoked ? (
        <Refused refusal="revoked" />
      ) : (
        <>
          <CertificateSheet
            {...checked}
            link={`${pageAddress(paths.certificate, lang)}${hash}`}
            takesFocus={isNew}
          />
          <Ways {...checked} hash={hash} />
          <Standing {...checked} revoked={revoked} />
          <section className="stack gap-1 screen intro above-6">
            <h2 className="h3">{words['certificate.meaning']()}</h2>
            <p>
              {words['certificate.meaningText']()}{' '}
              {checked.statement.modelTest && `${words['certificate.meaningTest']()} `}
              {words['certificate.meaningPraise']()}
            </p>
            <p>{words['certificate.meaningLink']()}</p>
          </section>
        </>
      )}
      {user && <ForAdmins id={id} isRevoked={isRevoked} onChanged={() => void revoked.note(!isRevoked)} />}
    </div>
  );
}
