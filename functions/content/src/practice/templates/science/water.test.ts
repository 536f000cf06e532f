import { prove } from '../../testing/prove.ts';
import { at, pick } from '../../testing/read-question.ts';
import { water } from './water.ts';

/** A word that occurs only in scenes of one change. */
const signs: readonly (readonly [RegExp, string])[] = [
  [/bubbles/, 'boiling'],
  [/lolly drips|gets smaller|stream|puddle\./, 'melting'],
  [/freezer|hard cover/, 'freezing'],
  [/dries|has gone|left behind|is dry again/, 'evaporation'],
  [/Drops|misty|dew|cloud/, 'condensation'],
];

prove(water, {
  's5-change-of-state': (q) => pick(q, signs.find(([sign]) => sign.test(q.text))?.[1] ?? ''),
  's5-where-the-cloud-begins': (q) => (at(q, 0) - at(q, 1)) / at(q, 2),
  's5-rain-on-a-roof': (q) => `${at(q, 0) * at(q, 1)} লিটার`,
  's5-average-rain': ({ numbers: [days = 1, ...readings] }) => readings.reduce((a, b) => a + b, 0) / days,
});
