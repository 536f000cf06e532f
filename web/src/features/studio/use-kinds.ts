import { allKinds, kindNames } from '@pathshala/content/kinds/all-kinds';
import type { StudioKind } from '@pathshala/contract/content/fields';
import { useAdmin } from '../../auth/use-role.ts';

/** Teachers write courses and their lessons; only admins write the other kinds. */
const teachersKinds = kindNames.filter((kind) => allKinds[kind].teachers);

/** The kinds that the signed-in person may work on. */
export function useKinds(): readonly StudioKind[] {
  const { admin } = useAdmin();
  return admin ? kindNames : teachersKinds;
}
