import { useAdmin } from '../auth/use-admin.ts';

/** Keeps an open page's role up to date; shows nothing. Loaded for signed-in people only. */
export default function RoleWatch() {
  useAdmin();
  return null;
}
