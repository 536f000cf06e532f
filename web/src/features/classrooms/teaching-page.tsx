import { pages } from '@pathshala/contract/site/routes';
import { Suspense } from 'react';
import { metaOf } from '../../page/page-meta.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Page } from '../../ui/page.tsx';
import { useSearchParams } from '../../ui/router.ts';
import { words } from '../../words/words.ts';
import { ToCome } from './panel.tsx';

const TaughtClassrooms = lazyPart(() => import('./taught-classrooms.tsx'), { together: true });
const TaughtClassroom = lazyPart(() => import('./taught-classroom.tsx'), { together: true });

export const meta = metaOf(pages.teaching, words['titles.teaching'], words['descriptions.teaching']);

export function Component() {
  const [params] = useSearchParams();
  const id = params.get('class');
  const loading = (
    <Page title={words['titles.teaching']()} {...(!id && { lead: words['classrooms.teachingLead']() })}>
      <ToCome />
    </Page>
  );
  return (
    <Suspense fallback={loading}>{id ? <TaughtClassroom key={id} id={id} /> : <TaughtClassrooms />}</Suspense>
  );
}
