/**
 * Whether an ID token says that its owner has a role. Nobody has verified it here: the API decides, this only says what to
 * show, and whether the token is of before a change.
 */
export function hasClaim(token: string, role: 'admin' | 'teacher'): boolean {
  const payload = token.split('.')[1] ?? '';
  const json = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
  return (JSON.parse(json) as Partial<Record<typeof role, boolean>>)[role] === true;
}
