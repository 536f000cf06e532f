import { homeShapeKeys, homeShapes } from '@pathshala/boot/head-scripts';
import { useLayoutEffect } from 'react';
import { accessToken } from '../../auth/access-token.ts';
import { useSession } from '../../auth/session-context.ts';
import { deviceValue } from '../../device/device-value.ts';
import { schoolClass, useSchoolClass } from '../../device/school-class.ts';

const { own, student, asks, practised } = homeShapes;

const room = deviceValue(homeShapeKeys.room, (text) => text);

export function useHomeShape(): void {
  const { status } = useSession().state;
  useSchoolClass();
  useLayoutEffect(() => {
    // Until the session is known, the head script's class stays.
    if (status === 'loading' && accessToken.get()) return;
    const { classList } = document.documentElement;
    const signedIn = status === 'signed-in';
    const isOwn = signedIn || classList.contains(practised);
    classList.toggle(own, isOwn || schoolClass.chosen() !== undefined);
    classList.toggle(student, signedIn);
    classList.toggle(asks, !signedIn && !schoolClass.isAnswered());
  });
}

/** Stores the height of the personal part, CSS pixels, so that the next visit reserves it. */
export const keepRoom = (height: number): void => room.set(`${window.innerWidth}:${height}`);
