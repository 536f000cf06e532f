import { accessTokenKey } from '@pathshala/boot/page-data';
import type { DeviceKey } from '../device/local-storage.ts';

/** The access token's storage key: docs/contract.md, "Constants". */
const key: DeviceKey = accessTokenKey;

/** Without storage (private windows, full disk) the session lives in memory only. */
function attempt<Result>(action: () => Result, otherwise: Result): Result {
  try {
    return action();
  } catch {
    return otherwise;
  }
}

export const accessToken = {
  get: (): string | null => attempt(() => localStorage.getItem(key), null),
  set: (token: string): void => attempt(() => localStorage.setItem(key, token), undefined),
  remove: (): void => attempt(() => localStorage.removeItem(key), undefined),
  /** Subscribes to sign-ins of other tabs. Returns the unsubscribe function. */
  onSetElsewhere(listener: () => void): () => void {
    const heard = (event: StorageEvent) => {
      if (event.key === key && event.newValue) listener();
    };
    window.addEventListener('storage', heard);
    return () => window.removeEventListener('storage', heard);
  },
};
