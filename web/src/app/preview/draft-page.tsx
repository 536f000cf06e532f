import { unspokenMark } from '@pathshala/content/render/formula';
import { Suspense, startTransition, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { SWRConfig, useSWRConfig } from 'swr';
import { SessionContext } from '../../auth/session-context.ts';
import type { DraftStore } from '../../page/draft-store.ts';
import { RouterProvider } from '../../ui/router.ts';
import { EditParts } from './edit-parts.tsx';
import { NotYet } from './not-yet.tsx';
import { loadPage, routerOf } from './page-router.tsx';
import { previewedPage } from './pages.ts';
import type { PreviewedPage } from './previewed-page.ts';
import { member, visitor } from './readers.ts';
import { showNow } from './shown-now.ts';

interface OpenPageProps {
  readonly page: PreviewedPage;
  readonly onBroken: () => void;
}

/** What the page was answered, for as long as the frame is there. */
const ownCache = { provider: () => new Map() };

/** The page, which keeps its state while its draft changes. */
function OpenPage({ page, onBroken }: OpenPageProps) {
  const shown = useRef(page);
  const { mutate } = useSWRConfig();
  const [router] = useState(() => routerOf(page, () => shown.current.data ?? null, onBroken));
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    void router.revalidate();
    void mutate(() => true);
  }, [page, router, mutate]);
  return (
    <main id="main">
      <Suspense>
        <RouterProvider router={router} />
      </Suspense>
    </main>
  );
}

function unspokenSigns(): string[] {
  const marked = [...document.querySelectorAll(`[${unspokenMark}]`)];
  return [...new Set(marked.flatMap((one) => one.getAttribute(unspokenMark)?.split(' ') ?? []))];
}

/** The page of a draft, drawn again when the draft changes. */
export function DraftPage({ store }: { readonly store: DraftStore }) {
  const draft = useSyncExternalStore(store.subscribe, store.look);
  const [shown, setShown] = useState<{ readonly page: PreviewedPage | null; readonly round: number }>();
  const broken = useRef(false);
  useEffect(() => {
    let isOld = false;
    const show = (page: PreviewedPage | null) => {
      if (isOld) return;
      showNow(page);
      // What could not be drawn is begun again.
      const again = broken.current ? 1 : 0;
      broken.current = false;
      startTransition(() => setShown((before) => ({ page, round: (before?.round ?? 0) + again })));
    };
    previewedPage(draft)
      .then(async (page) => {
        await loadPage(page);
        show(page);
      })
      .catch(() => show(null));
    return () => {
      isOld = true;
    };
  }, [draft]);
  useEffect(() => {
    // The page itself is drawn after its data has been read again.
    const timer = setTimeout(() => store.onShown(unspokenSigns()), 300);
    return () => clearTimeout(timer);
  }, [shown, store]);
  if (!shown) return null;
  const { page, round } = shown;
  if (!page) return <NotYet />;
  return (
    <SessionContext value={page.forMembers ? member : visitor}>
      <SWRConfig value={ownCache}>
        <OpenPage
          key={`${page.at} ${round}`}
          page={page}
          onBroken={() => {
            broken.current = true;
          }}
        />
      </SWRConfig>
      {page.partAt && draft.parts && (
        <EditParts parts={draft.parts} partAt={page.partAt} onPart={store.onPart} />
      )}
    </SessionContext>
  );
}
