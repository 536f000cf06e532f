import type { FirebaseOptions } from 'firebase/app';
import { words } from '../words/words.ts';

export interface HostedConfig {
  readonly options: FirebaseOptions;
  /** Address of the Auth emulator; undefined on a real project. */
  readonly authEmulator: string | undefined;
}

/**
 * Asks Firebase Hosting which project this is: its init script hands the project's options, and where emulators run
 * their addresses, to a global called `firebase`. So no key stands in the source and one build serves every project.
 * @throws Error when the script cannot be loaded
 */
export function loadHostedConfig(): Promise<HostedConfig> {
  return new Promise((resolve, reject) => {
    let options: FirebaseOptions | undefined;
    let authEmulator: string | undefined;
    const recorder = {
      initializeApp: (given: FirebaseOptions) => {
        options = given;
      },
      auth: () => ({
        useEmulator: (address: string) => {
          authEmulator = address;
        },
      }),
    };
    Object.assign(window, { firebase: recorder });
    const script = document.createElement('script');
    script.src = '/__/firebase/init.js?useEmulator=true';
    script.onload = () => {
      script.remove();
      if (options) resolve({ options, authEmulator });
      else reject(new Error(words['auth.notSetUp']()));
    };
    script.onerror = () => {
      script.remove();
      reject(new Error(words['auth.notReached']()));
    };
    document.head.append(script);
  });
}
