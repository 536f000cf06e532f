import { closeSync, openSync, unlinkSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * Goes into the room that a lock guards and stays for so long.
 * @param {string} lock
 * @param {number} milliseconds
 * @returns {Promise<boolean>} false when another process was in there already
 */
export async function visitAlone(lock, milliseconds) {
  const room = `${lock}.room`;
  try {
    closeSync(openSync(room, 'wx'));
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
  await delay(milliseconds);
  unlinkSync(room);
  return true;
}
