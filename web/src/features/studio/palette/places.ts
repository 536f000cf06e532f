import { staysPublished } from '@pathshala/content/kinds/all-kinds';
import { paths } from '@pathshala/contract/site/paths';
import { useAdmin } from '../../../auth/use-role.ts';
import { adminPages } from '../../../page/admin-links.tsx';
import { words } from '../../../words/words.ts';
import { newItemPath } from '../new-item-path.ts';
import { useKinds } from '../use-kinds.ts';
import { kindWords } from '../words.ts';

export interface Place {
  readonly to: string;
  readonly label: string;
}

/** The pages of the studio that the signed-in person may open. */
export function useStudioPlaces(): readonly Place[] {
  const { admin } = useAdmin();
  return [
    { to: paths.studio, label: words['studio.all']() },
    ...useKinds().map((kind) => ({ to: paths.studioKind(kind), label: kindWords[kind].many() })),
    ...(admin ? [{ to: paths.studioAudit, label: words['studio.audit']() }] : []),
  ];
}

/** The pages of the studio, and for admins the school's other pages. */
export function useAllPlaces(): readonly Place[] {
  const { admin } = useAdmin();
  const [studio, ...others] = useStudioPlaces();
  const ofAdmins = admin ? adminPages.map(({ path, title }) => ({ to: path, label: title() })) : [];
  return [
    ...(studio ? [{ ...studio, label: words['titles.studio']() }] : []),
    ...others,
    ...ofAdmins,
    { to: paths.teaching, label: words['titles.teaching']() },
  ];
}

/** What can be begun: the dialog for a new item, by kind. */
export const useBeginnings = (): readonly Place[] =>
  useKinds()
    .filter((kind) => !staysPublished(kind))
    .map((kind) => ({
      to: newItemPath(kind),
      label: words['studio.new']({ one: kindWords[kind].one() }),
    }));
