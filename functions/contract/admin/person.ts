/** What an admin sees of people, and can do: docs/contract.md, "One user" and "Roles". */
import { type InferType, object, string } from 'yup';
import type { User } from '../accounts/user.ts';
import { limits } from '../http/limits.ts';
import type { SaleEntry } from './overview.ts';
import '../http/validation.ts';

/** A course that the person has. Times are ISO 8601, UTC. */
export interface PersonCourse {
  readonly courseId: string;
  /** The course's title; its id if the course was deleted. */
  readonly title: string;
  readonly enrolledAt: string;
  /** Number of finished lessons. */
  readonly lessonsDone: number;
  /** Whether it was bought: then a refund takes it away. */
  readonly bought: boolean;
  readonly certificate?: PersonCertificate;
}

/** A certificate of the person: what its link carries, and whether it was revoked. */
export interface PersonCertificate {
  readonly _id: string;
  readonly token: string;
  readonly revoked: boolean;
}

/** A payment of the person. */
export type PersonOrder = Omit<SaleEntry, 'email'>;

export interface PersonAnswer {
  readonly user: User;
  /** Whether sign-in is disabled. */
  readonly disabled: boolean;
  /** Newest first, like the orders. */
  readonly courses: readonly PersonCourse[];
  readonly orders: readonly PersonOrder[];
}

/** The address of the account to erase, typed again. */
export const eraseSchema = object({ email: string().trim().max(limits.emailMax).required() });
export type EraseInput = InferType<typeof eraseSchema>;
