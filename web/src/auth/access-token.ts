import { accessTokenKey } from '@pathshala/boot/page-data';
import { deviceValue } from '../device/device-value.ts';

export const accessToken = {
  ...deviceValue(accessTokenKey, (text) => text),
  onSetElsewhere(listener: () => void): () => void {
    const heard = (event: StorageEvent) => {
      if (event.key === accessTokenKey && event.newValue) listener();
    };
    window.addEventListener('storage', heard);
    return () => window.removeEventListener('storage', heard);
  },
};
