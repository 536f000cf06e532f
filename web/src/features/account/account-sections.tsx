import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { accountEndpoints } from '@pathshala/contract/accounts/endpoints';
import { changePasswordSchema, type Order } from '@pathshala/contract/accounts/user';
import { paths } from '@pathshala/contract/site/paths';
import { type Language, languages } from '@pathshala/contract/text/languages';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import toast from 'react-hot-toast';
import useSWR from 'swr';
import { useKeepLanguage, useOrders, useRefreshRecord } from '../../api/account.ts';
import { useCall, useOwnAnswer } from '../../api/use-answer.ts';
import { readably } from '../../auth/auth-error-help.ts';
import type { OwnAccount } from '../../auth/own-account.ts';
import { type CurrentUser, useSession } from '../../auth/session-context.ts';
import { useAction } from '../../auth/use-action.tsx';
import { VerificationMail } from '../../auth/verification-mail.tsx';
import { Icon } from '../../ui/icon.tsx';
import { lazyDialog } from '../../ui/lazy-part.tsx';
import { PageLoading } from '../../ui/loading.tsx';
import { PaperSection } from '../../ui/paper-section.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Link } from '../../ui/router.ts';
import { saveFile } from '../../ui/save-file.ts';
import { Async, AsyncList, Failure, visuallyHidden } from '../../ui/states.tsx';
import { Written } from '../../ui/written.tsx';
import { ownDayText } from '../../words/format.ts';
import { languageNames, siteLanguage } from '../../words/language.ts';
import { amountText } from '../../words/money.ts';
import { words } from '../../words/words.ts';
import styles from './account.module.css';
import { AccountColumns, AccountSkeleton } from './account-columns.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { ProfileSection } from './profile-section.tsx';
import { WeekSection } from './week-section.tsx';

const initialValues = { current: '', password: '' };

/** Needs the old password, and signs out all other devices. */
export function PasswordFold({ account }: { account: OwnAccount }) {
  const operation = useAction();
  const refreshRecord = useRefreshRecord();
  return (
    <details className="fold above-2">
      <summary className="row apart strong" style={{ paddingInline: 0 }}>
        {words['ui.password']()}
        <Icon name="next" />
      </summary>
      <p className="soft">{words['account.passwordText']()}</p>
      <Formik
        initialValues={initialValues}
        validationSchema={changePasswordSchema}
        onSubmit={async ({ current, password }, { resetForm }) => {
          const change = () => readably(account.changePassword(current, password));
          if (!(await operation.run(change))) return;
          // Tells the school that other sign-ins have ended; the next account call does it otherwise.
          await refreshRecord().catch(() => undefined);
          resetForm();
          toast.success(words['account.passwordChanged']());
        }}
      >
        <Stack component={Form} noValidate spacing={2} sx={{ mt: 3, alignItems: 'start', maxWidth: 480 }}>
          <PasswordField
            name="current"
            label={words['account.passwordToday']()}
            autoComplete="current-password"
          />
          <NewPasswordField name="password" label={words['account.passwordNew']()} />
          <Failure text={operation.error} help={operation.help} />
          <Button type="submit" variant="outlined" disabled={operation.running}>
            {words['account.passwordChange']()}
          </Button>
        </Stack>
      </Formik>
    </details>
  );
}

const DeleteDialog = lazyDialog(() => import('./delete-dialog.tsx'));

/** What few people do, as one list. */
function Ways({ account }: { account: OwnAccount }) {
  const operation = useAction();
  const call = useCall();
  const [asking, setAsking] = useState(false);
  const download = () =>
    operation.run(async () => {
      const data = await call(accountEndpoints.ownData, {});
      saveFile(`my-data-${data.exportedAt.slice(0, 10)}.json`, `${JSON.stringify(data, null, 2)}\n`);
    });
  const way = { type: 'button', className: 'plain whole tap strong' } as const;
  return (
    <>
      <ul className="card clip lines">
        <li className="line">
          <Link to={paths.downloads} className={way.className}>
            {words['titles.downloads']()}
          </Link>
          <p className="note">{words['account.downloadsText']()}</p>
        </li>
        <li className="line">
          <button {...way} onClick={() => void download()} disabled={operation.running}>
            {words['account.download']()}
          </button>
          <p className="note">{words['account.dataText']()}</p>
          <Failure text={operation.error} help={operation.help} />
        </li>
        <li className="line">
          <button {...way} onClick={() => setAsking(true)}>
            <span className="error">{words['account.delete']()}</span>
          </button>
          <p className="note">{words['account.deleteText']()}</p>
        </li>
      </ul>
      {asking && <DeleteDialog account={account} onClose={() => setAsking(false)} />}
    </>
  );
}

function EmailSection({ email, account }: { readonly email: string; readonly account: OwnAccount }) {
  return (
    <PaperSection title={words['account.emailTitle']()}>
      <Typography sx={{ mt: 2, fontWeight: 600, overflowWrap: 'anywhere' }}>{email}</Typography>
      {account.emailVerified ? (
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', mt: 1, color: 'primary.main' }}>
          <Icon name="check" size={20} /> {words['account.confirmed']()}
        </Box>
      ) : (
        <>
          <Typography color="textSecondary" sx={{ mt: 1, mb: 2, textWrap: 'pretty' }}>
            {words['account.notConfirmed']()}
          </Typography>
          <VerificationMail send={account.sendVerification} />
        </>
      )}
      {account.hasPassword && <PasswordFold account={account} />}
    </PaperSection>
  );
}

/** The language of the school's mails, offered on other devices. The page stays as it is. */
function LanguageSection() {
  const answer = useOwnAnswer(accountEndpoints.ownLanguage, {});
  const keep = useKeepLanguage();
  const operation = useAction();

  async function choose(language: Language): Promise<void> {
    if (await operation.run(() => keep(language))) toast.success(words['account.saved']());
  }

  return (
    <PaperSection title={words['account.language']()} text={words['account.languageText']()}>
      <Async
        answer={answer}
        loading={<PageLoading height={60} />}
        failure={words['account.languageFailed']()}
      >
        {({ language }) => (
          <fieldset className="cluster gap-6 above-4" disabled={operation.running}>
            <legend style={visuallyHidden}>{words['account.language']()}</legend>
            {languages.map((one) => (
              <label key={one} lang={one} className="tap gap-2">
                <input
                  type="radio"
                  name="language"
                  checked={one === (language ?? siteLanguage)}
                  onChange={() => void choose(one)}
                />
                {languageNames[one]}
              </label>
            ))}
          </fieldset>
        )}
      </Async>
      <Failure text={operation.error} />
    </PaperSection>
  );
}

function OrderRow({ order }: { order: Order }) {
  const { _id, title, status, at, note } = order;
  return (
    <li className={styles.order}>
      <div className="stack gap-0">
        <Written as="strong" text={title} />
        <span className="soft">
          {ownDayText(at)}
          {note !== undefined && ` · ${words['account.paidCash']()}`}
          {status === 'refunded' && ` · ${words['account.refunded']()}`}
          {status === 'refund-due' && ` · ${words['account.paidTwice']()}`}
        </span>
      </div>
      {amountText(order)}
      <Link
        to={paths.receipt(_id)}
        className="tap strong"
        aria-label={words['account.receiptFor']({ title })}
      >
        {words['titles.receipt']()}
      </Link>
    </li>
  );
}

function OrdersSection() {
  const answer = useOrders();
  return (
    <PaperSection title={words['account.orders']()}>
      <AsyncList
        answer={answer}
        loading={<PageLoading height={40} />}
        failure={(error) => <Failure text={error.message} />}
        empty={<p className="soft above-4">{words['account.noOrders']()}</p>}
      >
        {(orders) => (
          <ul className="stack gap-0 lines above-4">
            {orders.map((order) => (
              <OrderRow key={order._id} order={order} />
            ))}
          </ul>
        )}
      </AsyncList>
    </PaperSection>
  );
}

export default function AccountSections({ user }: { user: CurrentUser }) {
  const { ownAccount } = useSession();
  const answer = useSWR<OwnAccount, Error>(['own account', user.uid], ownAccount);
  return (
    <Async answer={answer} loading={<AccountSkeleton />} failure={words['account.failed']()}>
      {(account) => (
        <AccountColumns
          first={
            <>
              <ProfileSection user={user} account={account} />
              <EmailSection email={user.email} account={account} />
              <LanguageSection />
            </>
          }
          second={
            <>
              <OrdersSection />
              <WeekSection />
              <Ways account={account} />
            </>
          }
        />
      )}
    </Async>
  );
}
