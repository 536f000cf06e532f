import { describe, expect, test } from 'vitest';
import { type Answer, codeOf } from './api.ts';

/** A prepared call. */
export interface PreparedCall {
  readonly make: () => Promise<Answer>;
  /** The data that a refused call must leave unchanged. */
  readonly look: () => Promise<unknown>;
}

export interface RoleTable<Name extends string, Role extends string> {
  readonly roles: readonly Role[];
  /** The roles that may make each call. */
  readonly table: Readonly<Record<Name, { readonly may: readonly Role[] }>>;
  /** Prepares a role's call, on data of its own. */
  readonly prepare: (name: Name, role: Role) => Promise<PreparedCall>;
  /** The refusal. */
  readonly refusalOf: (name: Name, role: Role) => readonly [status: number, code: string];
}

/** A test for each call and role: allowed roles get an answer, others are refused and change nothing. */
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
