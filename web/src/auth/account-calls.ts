import type { Auth } from 'firebase/auth';
import type { AskCode } from './second-step.ts';

export type AuthModule = typeof import('./firebase-auth.ts');

/** Firebase Auth, once it is loaded. */
export interface LoadedAuth {
  readonly auth: Auth;
  readonly firebase: AuthModule;
}

/** What is asked of the provider about an account, and changes nothing about who is signed in here. */
export abstract class AccountCalls {
  protected readonly askCode: AskCode;

  constructor(askCode: AskCode) {
    this.askCode = askCode;
  }

  abstract load(): Promise<LoadedAuth>;

  async signInMethod() {
    const { auth, firebase } = await this.load();
    return firebase.signInMethod(auth);
  }

  async reauthenticate(password?: string) {
    const { auth, firebase } = await this.load();
    await firebase.reauthenticate(auth, password, this.askCode);
  }

  async hasSecondStep() {
    const { auth, firebase } = await this.load();
    return firebase.hasSecondStep(auth);
  }

  async beginSecondStep() {
    const { auth, firebase } = await this.load();
    return firebase.beginSecondStep(auth);
  }

  async resetPassword(email: string) {
    const { auth, firebase } = await this.load();
    await firebase.resetPassword(auth, email);
  }

  async ownAccount() {
    const [{ auth }, { ownAccountOf }] = await Promise.all([this.load(), import('./own-account.ts')]);
    return ownAccountOf(auth, this.askCode);
  }
}
