import type { Request } from 'express';
import type { OriginRule } from '../core/origin-rule.ts';

/**
 * Where the site is read whose page somebody asks for.
 * @param home its origin
 * @param inEmulator origins that Hosting's emulator may be heard to answer for, as its port is known to the call alone;
 * undefined elsewhere, where no header is believed
 */
export function siteBehind(home: string, inEmulator?: OriginRule): (request: Request) => string {
  return (request) => {
    const named = `http://${request.headers['x-forwarded-host']}`;
    return inEmulator?.(named) ? named : home;
  };
}
