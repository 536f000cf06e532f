import { describe, expect, test } from 'vitest';
import { type Answer, codeOf } from './api.ts';

/** A call that is about to be made. */
export interface PreparedCall {
  readonly make: () => Promise<Answer>;
  /** What a call that is refused leaves as it is. */
  readonly look: () => Promise<unknown>;
}

export interface RoleTable<Name extends string, Role extends string> {
  readonly roles: readonly Role[];
  /** Who may make each call. */
  readonly table: Readonly<Record<Name, { readonly may: readonly Role[] }>>;
  /** Prepares a call as somebody, on what no other test has touched. */
  readonly prepare: (name: Name, role: Role) => Promise<PreparedCall>;
  /** What somebody is told who may not. */
  readonly refusalOf: (name: Name, role: Role) => readonly [status: number, code: string];
}

/** A test for each call and each role: who may is answered, who may not is refused and changes nothing. */
export function testEachRole<Name extends string, Role extends string>(given: RoleTable<Name, Role>): void {
  const { roles, table, prepare, refusalOf } = given;
  describe.each(Object.keys(table) as Name[])('%s', (name) => {
    test.each(roles)('for %s', async (role) => {
      const { make, look } = await prepare(name, role);
      const before = await look();
      const answer = await make();
      if (table[name].may.includes(role)) {
        expect([200, 201], JSON.stringify(answer.json)).toContain(answer.status);
      } else {
        expect([answer.status, codeOf(answer)]).toEqual(refusalOf(name, role));
        expect(await look()).toEqual(before);
      }
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
    });
  });
}
