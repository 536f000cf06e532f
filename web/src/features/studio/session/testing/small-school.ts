import type { StudioFields } from '@pathshala/contract/content/fields';
import { changesBetween, withChanges } from '@pathshala/contract/studio/changes';
import type { StudioItem } from '@pathshala/contract/studio/items';
import {
  type Base,
  type DeviceCopy,
  type DraftSession,
  opened,
  openSession,
  resumed,
  type SaveOutcome,
} from '../draft-session.ts';

/** Pseudo-random numbers from 0 to 1 that depend only on the seed. */
export function chanceOf(seed: number): () => number {
  let state = seed * 2654435761;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) >>> 0;
    return state / 2 ** 32;
  };
}

const wait = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

/** A school that stores one item, as the API does: changes of the state that they name, or what is there instead. */
export function smallSchool(first: StudioFields, chance: () => number = () => 0.9) {
  let fields = first;
  let version = 1;
  /** What somebody chose against. */
  const history: StudioFields[] = [];
  const item = (): StudioItem => ({
    id: 'a',
    state: 'draft',
    updateTime: `t${version}`,
    draft: fields,
    published: null,
  });
  const write = (next: StudioFields) => {
    fields = next;
    version += 1;
  };

  function join() {
    let busy = 0;
    const max = { atOnce: 0, saves: 0 };
    const device: { copy: DeviceCopy | null } = { copy: null };
    /** The fractions of calls and of answers that are lost on the way, from 0 to 1. */
    const loss = { calls: 0, answers: 0 };
    async function send(sent: StudioFields, base: Base, left: readonly StudioFields[]): Promise<SaveOutcome> {
      const changes: ReturnType<typeof changesBetween> = structuredClone(changesBetween(base.fields, sent));
      busy += 1;
      max.atOnce = Math.max(max.atOnce, busy);
      await wait(50 + chance() * 400);
      const arrives = chance() >= loss.calls;
      const isFresh = base.updateTime === `t${version}`;
      if (arrives && isFresh) {
        history.push(...left.map((one) => withChanges(fields, changesBetween(base.fields, one))));
        write(withChanges(fields, changes));
        max.saves += 1;
      }
      const answer: SaveOutcome =
        !arrives || chance() < loss.answers
          ? { type: 'unreachable' }
          : { type: isFresh ? 'saved' : 'found', item: item() };
      await wait(50 + chance() * 400);
      busy -= 1;
      return answer;
    }
    const keep = async (copy: DeviceCopy | null) => {
      // A database stores a copy, not the page's own objects.
      device.copy = structuredClone(copy);
      return true;
    };
    const open = (): DraftSession =>
      openSession(device.copy ? resumed(device.copy, item()) : opened(item()), { send, keep });
    return { open, device, loss, max };
  }
  return { item, write, join, history };
}
