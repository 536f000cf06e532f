import type { PersonAnswer } from '@pathshala/contract/admin/person';
import type { PersonActions } from './use-person-actions.tsx';

/** What each part of a person's page gets. */
export interface PersonPart {
  readonly person: PersonAnswer;
  readonly actions: PersonActions;
}
