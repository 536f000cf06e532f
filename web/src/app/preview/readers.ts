import type { Session } from '../../auth/session-context.ts';
import { words } from '../../words/words.ts';

const nothing = async () => undefined;
const nobody = async () => {
  throw new Error(words['ui.partMissing']());
};

const calls = {
  prepare: () => undefined,
  signIn: nothing,
  register: nothing,
  signInWithGoogle: nothing,
  signInMethod: nobody,
  reauthenticate: nothing,
  secondStep: { has: async () => false, begin: nobody },
  resetPassword: nothing,
  signOut: nothing,
  ownAccount: nobody,
} satisfies Partial<Session>;

/** Who looks at the page of a draft: nobody in particular. */
export const visitor: Session = {
  ...calls,
  state: { status: 'signed-out', user: null },
  idToken: async () => null,
};

export const member: Session = {
  ...calls,
  state: { status: 'signed-in', user: { uid: 'preview', email: '', displayName: '', photoURL: null } },
  idToken: async () => 'preview',
};
