import type { StudioKind } from '@pathshala/contract/content/fields';
import { paths } from '@pathshala/contract/site/paths';
import { pages } from '@pathshala/contract/site/routes';
import { type StudioState, studioStates } from '@pathshala/contract/studio/items';
import { metaOf } from '../../page/page-meta.ts';
import { Page } from '../../ui/page.tsx';
import { Link } from '../../ui/router.ts';
import { Async } from '../../ui/states.tsx';
import { numberText } from '../../words/format.ts';
import { words } from '../../words/words.ts';
import { RequestInbox } from './publish/requests.tsx';
import styles from './studio.module.css';
import { everything, useItems } from './studio-calls.ts';
import { StudioLinks, useKinds } from './studio-parts.tsx';
import { kindWords, stateWords } from './words.ts';

export const meta = metaOf(pages.studio, words['titles.studio'], words['descriptions.studio']);

function KindCard({ kind }: { readonly kind: StudioKind }) {
  const { items, error, loading, refetch } = useItems(kind, {}, everything);
  const count = (state: StudioState) => items?.filter((one) => one.state === state).length ?? 0;
  const { many, about } = kindWords[kind];
  return (
    <li className="card pad stack gap-2">
      <h2 className="h3">
        <Link className="plain whole" to={paths.studioKind(kind)}>
          {many()}
        </Link>
      </h2>
      <p className="soft">{about()}</p>
      <Async
        answer={{ data: items, error, isValidating: loading, mutate: refetch }}
        loading={
          <>
            <p className="soft foot">…</p>
            <p className={styles.chips} />
          </>
        }
        failure={(issue) => <p role="alert">{issue.message}</p>}
      >
        {(all) => (
          <>
            <p className="strong foot">{words['studio.counts']({ count: all.length })}</p>
            <p className={`cluster gap-2 ${styles.chips}`}>
              {studioStates
                .filter((state) => count(state) > 0)
                .map((state) => (
                  <Link
                    key={state}
                    className={`chip tap ${styles.chip} ${state === 'live' ? 'filled' : styles[state]}`}
                    to={`${paths.studioKind(kind)}?state=${state}`}
                  >
                    {stateWords[state]()} {numberText(count(state))}
                  </Link>
                ))}
            </p>
          </>
        )}
      </Async>
    </li>
  );
}

export function Component() {
  const kinds = useKinds();
  return (
    <Page title={words['titles.studio']()} lead={words['studio.studioLead']()} aside={<StudioLinks />}>
      <RequestInbox />
      <ul className="tiles">
        {kinds.map((kind) => (
          <KindCard key={kind} kind={kind} />
        ))}
      </ul>
    </Page>
  );
}
