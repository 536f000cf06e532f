import { homeShapeKeys, homeShapes } from '@pathshala/boot/home-shape-script';
import { useLayoutEffect } from 'react';
import { accessToken } from '../auth/access-token.ts';
import { useSession } from '../auth/session-context.ts';
import type { DeviceKey } from '../device/local-storage.ts';
import { schoolClass, useSchoolClass } from '../device/school-class.ts';

const { own, student, asks, practised } = homeShapes;

const roomKey: DeviceKey = homeShapeKeys.room;

/** Keeps the shape while the page lives: somebody signs in or out, chooses a class. */
export function useHomeShape(): void {
  const { status } = useSession().state;
  useSchoolClass();
  useLayoutEffect(() => {
    // Until the session is known the head's word stands.
    if (status === 'loading' && accessToken.get()) return;
    const { classList } = document.documentElement;
    const signedIn = status === 'signed-in';
    const isOwn = signedIn || classList.contains(practised);
    classList.toggle(own, isOwn || schoolClass.chosen() !== undefined);
    classList.toggle(student, signedIn);
    classList.toggle(asks, !signedIn && !schoolClass.isAnswered());
  });
}

/** Remembers how high the reader's own part is, so that the next visit keeps as much room for it. CSS pixels. */
export function keepRoom(height: number): void {
  document.documentElement.style.setProperty('--room', `${height}px`);
  try {
    localStorage.setItem(roomKey, `${window.innerWidth}:${height}`);
  } catch {
    // The next visit keeps the usual room.
  }
}
