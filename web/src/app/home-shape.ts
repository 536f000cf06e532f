import { useLayoutEffect } from 'react';
import type { DeviceKey } from '../api/kept-on-device.ts';
import { schoolClass, useSchoolClass } from '../api/school-class.ts';
import { accessToken } from '../auth/access-token.ts';
import { useSession } from '../auth/session-context.ts';

/**
 * Home has a shape for each reader, and is one prerendered page: classes of the document say which, from before the first
 * paint on. `own`: their courses, or their class, stand first, and the hero is small. `student`: they need no free lessons
 * shown. `asks`: the class is asked for.
 * docs/decisions/0068-home-is-the-readers.md
 */
const own = 'own';
const student = 'student';
const asks = 'asks';

const keys = { token: 'accessToken', chosen: 'schoolClass', room: 'homeRoom' } as const satisfies Record<
  string,
  DeviceKey
>;

/** Runs in the head, as `colorSchemeScript` does; `--room` is how high the reader's own part was the last time, in a window
 * as wide. */
export const homeShapeScript = `(function(){var h=document.documentElement,s,a='${asks}';
try{s=localStorage;var k=s.getItem('${keys.chosen}'),r=(s.getItem('${keys.room}')||'').split(':');
a=s.getItem('${keys.token}')?'${own} ${student}':/^class/.test(k)?'${own}':k?'':a;
if(+r[0]===innerWidth)h.style.setProperty('--room',+r[1]+'px')}catch(e){}
if(a)h.className+=' '+a})()`;

/** Keeps the shape while the page lives: somebody signs in or out, chooses a class. */
export function useHomeShape(): void {
  const { status } = useSession().state;
  useSchoolClass();
  useLayoutEffect(() => {
    // Until the session is known the head's word stands.
    if (status === 'loading' && accessToken.get()) return;
    const { classList } = document.documentElement;
    const signedIn = status === 'signed-in';
    classList.toggle(own, signedIn || schoolClass.chosen() !== undefined);
    classList.toggle(student, signedIn);
    classList.toggle(asks, !signedIn && !schoolClass.isAnswered());
  });
}

/** Remembers how high the reader's own part is, so that the next visit keeps as much room for it. CSS pixels. */
export function keepRoom(height: number): void {
  document.documentElement.style.setProperty('--room', `${height}px`);
  try {
    localStorage.setItem(keys.room, `${window.innerWidth}:${height}`);
  } catch {
    // The next visit keeps the usual room.
  }
}
