import { readPacks } from '../../../offline/packs/read.ts';
import { planOf } from '../../api/packs/keep-pack.ts';
import { type PackOwner, standingOf } from '../../api/packs/pack-plan.ts';

/** Of how many courses and books on this device the school has something newer; what cannot be asked about is not counted. */
export async function countNewer(owner: PackOwner | null): Promise<number> {
  const whole = (await readPacks()).filter(({ parts }) => parts.length > 0);
  const standings = await Promise.all(
    whole.map(async (pack) => standingOf(pack, await planOf(pack, owner)).catch(() => undefined)),
  );
  return standings.filter((standing) => standing?.is === 'newer').length;
}
