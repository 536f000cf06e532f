import { accessTokenKey } from '@pathshala/boot/page-data';
import { deviceValue } from '../device/device-value.ts';

const token = deviceValue(accessTokenKey, (text) => text);

export const accessToken = {
  get: token.get,
  set: (given: string): void => token.set(given),
  remove: (): void => token.set(null),
  onSetElsewhere(listener: () => void): () => void {
    const heard = (event: StorageEvent) => {
      if (event.key === accessTokenKey && event.newValue) listener();
    };
    window.addEventListener('storage', heard);
    return () => window.removeEventListener('storage', heard);
  },
};
