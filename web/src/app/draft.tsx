import { Fragment, use } from 'react';
import { SWRConfig } from 'swr';
import { SessionContext, type SignIn, sessionOf } from '../auth/session-context.ts';
import { Late } from '../http/late.ts';
import { Outlet } from '../ui/router.ts';
import { asItems, Wrap } from '../ui/section.tsx';
import { dayText } from '../words/format.ts';
import { words } from '../words/words.ts';
import { DocumentContext } from './document.tsx';

const noSignIn = new Late<SignIn>(async () => {
  throw new Error('Nobody is signed in on the page of a draft');
});

const visitor = sessionOf({ status: 'signed-out', user: null }, noSignIn);
const member = sessionOf(
  { status: 'signed-in', user: { uid: 'preview', email: '', displayName: '', photoURL: null } },
  noSignIn,
);

export function DraftShell() {
  const { draft } = use(DocumentContext);
  return (
    <>
      {draft?.endsAt && (
        <p className="strong middle marigold" style={{ padding: 'var(--ps-space-3) var(--ps-space-5)' }}>
          {words['app.draftLine']({ day: dayText(draft.endsAt) })}
        </p>
      )}
      <main id="main" style={{ paddingBottom: 'var(--ps-space-12)' }}>
        <SessionContext value={draft?.page?.forMembers ? member : visitor}>
          <SWRConfig value={{ fallback: draft?.page?.fetched ?? {} }}>
            <Outlet />
          </SWRConfig>
        </SessionContext>
      </main>
    </>
  );
}

function Value({ value }: { readonly value: unknown }) {
  if (Array.isArray(value))
    return <ul>{asItems(value.map((one, place) => <Value key={place} value={one} />))}</ul>;
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).map(([name, one]) => <Value key={name} value={one} />);
  return String(value)
    .split(/\n\s*\n/)
    .map((paragraph, place) => <p key={place}>{paragraph}</p>);
}

export function DraftFields() {
  const { draft } = use(DocumentContext);
  if (!draft) return null;
  return (
    <Wrap>
      <h1>{draft.title}</h1>
      {Object.entries(draft.fields)
        .filter(([name]) => name !== 'title')
        .map(([name, value]) => (
          <Fragment key={name}>
            <h2>{name}</h2>
            <Value value={value} />
          </Fragment>
        ))}
    </Wrap>
  );
}
