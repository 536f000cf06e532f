import { expect, test } from 'vitest';
import { type Answer, codeOf } from './api.ts';

export interface RoleTable<Name extends string, Role extends string> {
  readonly rolesOf: (name: Name) => readonly Role[];
  readonly table: Readonly<Record<Name, { readonly may: readonly Role[] }>>;
  /** Prepares a role's call, on data of its own, and a look at what a refused call must leave unchanged. */
  readonly prepare: (
    name: Name,
    role: Role,
  ) => Promise<{ readonly make: () => Promise<Answer>; readonly look: () => Promise<unknown> }>;
  readonly refusalOf: (name: Name, role: Role) => readonly [status: number, code: string];
}

/** A test for each call: the roles that may make it get an answer, others are refused and change nothing. */
export function testEachRole<Name extends string, Role extends string>(given: RoleTable<Name, Role>): void {
  const { rolesOf, table, prepare, refusalOf } = given;
  test.each(Object.keys(table) as Name[])('%s is made by who may make it', async (name) => {
    for (const role of rolesOf(name)) {
      const { make, look } = await prepare(name, role);
      const may = table[name].may.includes(role);
      const before = may ? undefined : await look();
      const answer = await make();
      if (may) {
        expect([role, codeOf(answer), answer.status < 300]).toEqual([role, '', true]);
      } else {
        expect([role, answer.status, codeOf(answer)]).toEqual([role, ...refusalOf(name, role)]);
        expect(await look()).toEqual(before);
      }
    }
  });
}
