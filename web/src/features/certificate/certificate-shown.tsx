import { endpoints } from '@pathshala/contract/calls/endpoints';
import { type CertificateStatement, revokedPart } from '@pathshala/contract/certificates/token';
import { paths } from '@pathshala/contract/site/paths';
import { Suspense } from 'react';
import { useAnswer } from '../../api/use-answer.ts';
import { useSession } from '../../auth/session-context.ts';
import { ActionButton, ActionLink } from '../../ui/action.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { ShareButton } from '../../ui/share-button.tsx';
import { pageAddress } from '../../ui/site-address.ts';
import { EmptyState } from '../../ui/states.tsx';
import { momentText } from '../../words/format.ts';
import { words } from '../../words/words.ts';
import styles from './certificate.module.css';
import { CertificateSheet } from './certificate-sheet.tsx';
import { type Genuine, type Refusal, useChecked } from './check-certificate.ts';
import { Looking } from './looking.tsx';

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
      <h1 className={`h3 ${styles.quiet}`}>{words['titles.certificate']()}</h1>
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

/** What is known of a certificate besides what it says: that it is genuine, and whether it was taken back. */
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
      {data && <p>{words['certificate.notRevoked']({ when: momentText(data.asOf) })}</p>}
      {!data && <p>{error ? words['certificate.notAsked']() : words['certificate.asking']()}</p>}
    </div>
  );
}

/** Whether it was taken back: the one thing that a server is asked. */
function useRevoked(hash: string) {
  const { data, error, mutate } = useAnswer(endpoints.revokedCertificates, { part: revokedPart(hash) });
  return {
    data,
    error,
    isRevoked: data?.revoked.includes(hash) ?? false,
    /** Notes what was just done: the browser's copy of the answer is of before. */
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
  return (
    <div className="cluster screen above-6">
      <ActionButton onClick={() => window.print()}>{words['certificate.print']()}</ActionButton>
      <ShareButton title={shareTitle(statement)} path={`${paths.certificate}${hash}`} />
    </div>
  );
}

const shareTitle = ({ name, title }: CertificateStatement) => words['certificate.of']({ name, title });

interface CertificateShownProps {
  readonly token: string;
  /** Somebody has just been given it. */
  readonly isNew: boolean;
}

/** A certificate from its link: what the check says, and the sheet where it is good. */
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
      {user && (
        <Suspense>
          <ForAdmins id={id} isRevoked={isRevoked} onChanged={() => void revoked.note(!isRevoked)} />
        </Suspense>
      )}
    </div>
  );
}
