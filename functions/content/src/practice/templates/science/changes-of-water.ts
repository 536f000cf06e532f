import { say, type Text } from '../../text.ts';

/** The changes of state, with the states before and after. */
export const changes = {
  melting: { name: say('changes-of-water.melting'), way: say('changes-of-water.from-ice-to-water') },
  freezing: { name: say('changes-of-water.freezing'), way: say('changes-of-water.from-water-to-ice') },
  evaporation: {
    name: say('changes-of-water.evaporation'),
    way: say('changes-of-water.from-water-to-vapour'),
  },
  boiling: { name: say('changes-of-water.boiling'), way: say('changes-of-water.quickly-to-vapour') },
  condensation: {
    name: say('changes-of-water.condensation'),
    way: say('changes-of-water.from-vapour-to-water'),
  },
} as const;

export type Change = keyof typeof changes;

const row = (change: Change, scene: string): { readonly change: Change; readonly text: Text } => ({
  change,
  text: say(`changes-of-water.${scene}`),
});

/** Everyday scenes, with the change of state that each shows. */
export const scenes = [
  row('melting', 'scene-an-ice-lolly-drips'),
  row('melting', 'scene-an-ice-cube-gets'),
  row('melting', 'scene-the-snow-on-a'),
  row('melting', 'scene-the-ice-around-a'),
  row('freezing', 'scene-a-tray-of-water'),
  row('freezing', 'scene-a-lake-in-a'),
  row('freezing', 'scene-juice-in-a-mould'),
  row('evaporation', 'scene-the-washing-dries-on'),
  row('evaporation', 'scene-the-puddle-in-the'),
  row('evaporation', 'scene-salt-is-left-behind'),
  row('evaporation', 'scene-a-wet-slate-is'),
  row('evaporation', 'scene-sweat-dries-on-your'),
  row('boiling', 'scene-the-tea-water-bubbles'),
  row('boiling', 'scene-in-a-pot-of'),
  row('boiling', 'scene-a-kettle-at-100'),
  row('condensation', 'scene-drops-form-on-the'),
  row('condensation', 'scene-a-mirror-becomes-misty'),
  row('condensation', 'scene-in-the-morning-there'),
  row('condensation', 'scene-high-in-the-cold'),
  row('condensation', 'scene-drops-hang-on-the'),
] as const;
