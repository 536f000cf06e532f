import { paths } from '@pathshala/contract/site/paths';
import { pages } from '@pathshala/contract/site/routes';
import { metaOf } from '../../page/page-meta.ts';
import { ActionLink } from '../../ui/action.tsx';
import { useLocation } from '../../ui/router.ts';
import { EmptyState } from '../../ui/states.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { Wrap } from '../../ui/wrap.tsx';
import { words } from '../../words/words.ts';
import styles from './certificate.module.css';
import { CertificateShown } from './certificate-shown.tsx';
import { type CertificateState, Claim } from './claim.tsx';
import { Looking } from './looking.tsx';

export const meta = metaOf(pages.certificate, words['titles.certificate'], words['descriptions.certificate']);

function NoLink() {
  return (
    <>
      <h1 className={`h3 ${styles.quiet}`}>{words['titles.certificate']()}</h1>
      <EmptyState
        why="none-found"
        title={words['certificate.noLink']()}
        text={words['certificate.noLinkText']()}
        action={<ActionLink to={paths.myCourses}>{words['fixed.myCourses']()}</ActionLink>}
      />
    </>
  );
}

function Content() {
  const { hash, search, state } = useLocation();
  const token = hash.slice(1);
  const courseId = new URLSearchParams(search).get('course');
  if (token)
    return <CertificateShown token={token} isNew={(state as CertificateState | null)?.isNew === true} />;
  return courseId ? <Claim courseId={courseId} /> : <NoLink />;
}

/**
 * A certificate, which the address itself carries after the `#`, so that no server hears of it; or, for `?course=`, the way
 * to get one. docs/decisions/0115-signed-certificates.md
 */
export function Component() {
  return <Wrap>{useHydrated() ? <Content /> : <Looking />}</Wrap>;
}
