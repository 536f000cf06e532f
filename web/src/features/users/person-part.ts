import type { PersonAnswer } from '@pathshala/contract/admin/person';
import type { PersonActions } from './use-person-actions.tsx';

/** Props of each part of a person's page. */
export interface PersonPart {
  readonly person: PersonAnswer;
  readonly actions: PersonActions;
}
