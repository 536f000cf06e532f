import type { FirebaseOptions } from 'firebase/app';
import { words } from '../words/words.ts';

export interface HostedConfig {
  readonly options: FirebaseOptions;
  /** Address of the Auth emulator; undefined on a real project. */
  readonly authEmulator: string | undefined;
}

/**
 * Loads the project's options from Firebase Hosting, whose init script passes them, and emulator addresses, to a global
 * `firebase`. So the source has no keys, and one build serves every project.
 * @throws Error if the script cannot be loaded
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
