import { paths } from '@pathshala/contract/site/paths';
import { pages } from '@pathshala/contract/site/routes';
import { useAdmin } from '../../auth/use-role.ts';
import { metaOf } from '../../page/page-meta.ts';
import { ActionLink } from '../../ui/action.tsx';
import { Page } from '../../ui/page.tsx';
import { Link } from '../../ui/router.ts';
import { words } from '../../words/words.ts';
import { RequestInbox } from './publish/requests.tsx';
import { called, useKinds } from './studio-parts.tsx';

export const meta = metaOf(pages.studio, words['titles.studio'], words['descriptions.studio']);

export function Component() {
  const { admin } = useAdmin();
  return (
    <Page
      title={words['titles.studio']()}
      lead={words['studio.studioLead']()}
      aside={admin && <ActionLink small look="quiet" to={paths.studioAudit} text={words['studio.audit']()} />}
    >
      {admin && <RequestInbox />}
      <ul className="tiles">
        {useKinds().map((kind) => (
          <li key={kind} className="card pad stack gap-2">
            <h2 className="h3">
              <Link className="plain whole" to={paths.studioKind(kind)}>
                {called(kind, 'many')}
              </Link>
            </h2>
            <p className="soft">{called(kind, 'about')}</p>
          </li>
        ))}
      </ul>
    </Page>
  );
}
