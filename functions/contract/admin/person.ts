/** What an admin sees of people, and can do: docs/contract.md, "One user" and "Roles". */
import { type InferType, object, string } from 'yup';
import type { Party, Role, User } from '../accounts/user.ts';
import { limits } from '../http/limits.ts';
import type { SaleEntry } from './overview.ts';
import '../http/validation.ts';

/** A course that the person has. Times are ISO 8601, UTC. */
export interface PersonCourse {
  readonly courseId: string;
  /** The course's; its id where the course is gone. */
  readonly title: string;
  readonly enrolledAt: string;
  /** How many lessons are done. */
  readonly lessonsDone: number;
  /** Whether a payment gave it to them: a refund takes it away then. */
  readonly bought: boolean;
}

/** A payment of the person. */
export type PersonOrder = Omit<SaleEntry, 'email'>;

export interface PersonAnswer {
  readonly user: User;
  /** Whether they cannot sign in. */
  readonly disabled: boolean;
  /** The newest first, as the orders. */
  readonly courses: readonly PersonCourse[];
  readonly orders: readonly PersonOrder[];
}

/** The address of the account that is to be erased, typed once more. */
export const eraseSchema = object({ email: string().trim().max(limits.emailMax).required() });
export type EraseInput = InferType<typeof eraseSchema>;

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
