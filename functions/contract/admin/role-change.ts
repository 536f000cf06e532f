import type { Role } from '../accounts/user.ts';

/** Who had a part in something: a person, or a word for what was no person, such as `command line`. */
export interface Party {
  /** A uid, or the word. */
  readonly _id: string;
  /** Left out where the school has no record of them (any more). */
  readonly email?: string;
  readonly displayName?: string;
}

/** A change of role, as it was noted. `at` is ISO 8601, UTC. */
export interface RoleChange {
  readonly _id: string;
  readonly at: string;
  readonly from: Role;
  readonly to: Role;
  /** Who changed it. */
  readonly actor: Party;
  /** Whose role it is. */
  readonly subject: Party;
}
