import { quantity, whole } from '../../make-answers.ts';
import { asNumber, decimal as exactly } from '../../rational.ts';
import { topic } from '../../template.ts';
import { atomsIn, formulaTex, molarMass, reactions, reactionTex } from './formula.ts';

const round = (value: number) => asNumber(exactly(value));

export const chemicalEquations = topic('chemistry', 11, 'c11-moles-and-reactions', {
  'ch11-balance-an-equation': {
    about: ['balancing-equations', 'count-the-atoms-on-both-sides', 'balancing-equations'],
    variety: 40,
    make(random, level) {
      const simple = reactions.filter(({ counts }) => counts.length === 3);
      const reaction = random.of(level === 1 ? simple : reactions);
      const all = [...reaction.from, ...reaction.to];
      const place = random.int(0, all.length - 1);
      const [asked = '', right = 1] = [all[place], reaction.counts[place]];
      const [element = ''] = atomsIn(asked).keys();
      return {
        values: {
          element,
          right,
          reaction: reactionTex(reaction, false),
          asked: formulaTex(asked),
          balanced: reactionTex(reaction, true),
        },
        answer: whole(right),
        mistakes: [right * 2, 1, right % 2 === 0 ? right / 2 : right + 1],
      };
    },
  },
  'ch11-mass-from-an-equation': {
    about: ['masses-in-reactions', 'grams-moles-ratio-grams', 'calculating-with-equations'],
    signs: ['point'],
    make(random, level) {
      const reaction = random.of(
        level === 1 ? reactions.filter(({ counts }) => counts.length === 3) : reactions,
      );
      const [k, l] = [random.int(0, reaction.from.length - 1), random.int(0, reaction.to.length - 1)];
      const [a = '', b = ''] = [reaction.from[k], reaction.to[l]];
      const [p = 1, q = 1] = [reaction.counts[k], reaction.counts[reaction.from.length + l]];
      const [massA, massB] = [molarMass(a), molarMass(b)];
      const n = round(p * random.of(level === 1 ? [1, 2, 3] : [0.1, 0.2, 0.5, 1, 1.5, 2]));
      const [given, made] = [round(n * massA), round((n * q) / p)];
      const right = round(made * massB);
      const [texA, texB] = [formulaTex(a), formulaTex(b)];
      return {
        values: {
          texB,
          texA,
          massA,
          massB,
          given,
          n,
          p,
          q,
          made,
          right,
          reaction: reactionTex(reaction, true),
        },
        answer: quantity(right, 'g'),
        mistakes: [round((given * q) / p), round(n * massB), made, given],
      };
    },
  },
  'ch11-limiting-reactant': {
    about: ['limiting-reactant', 'moles-over-coefficient', 'calculating-with-equations'],
    signs: ['point'],
    make(random, level) {
      const reaction = random.of(reactions.filter(({ from }) => from.length === 2));
      const [a = '', b = ''] = reaction.from;
      const [p = 1, q = 1, r = 1] = reaction.counts;
      const [made = ''] = reaction.to;
      const parts = level === 1 ? [1, 2, 3, 4] : [0.5, 1, 1.5, 2, 2.5, 3, 4];
      const [x, y] = random.shuffled(parts, 2) as [number, number];
      const [nA, nB] = [round(p * x), round(q * y)];
      const least = Math.min(x, y);
      const right = round(r * least);
      const [first, second] = x < y ? [a, b] : [b, a];
      return {
        values: {
          nA,
          nB,
          p,
          x,
          q,
          y,
          r,
          least,
          right,
          reaction: reactionTex(reaction, true),
          a: formulaTex(a),
          b: formulaTex(b),
          made: formulaTex(made),
          first: formulaTex(first),
          second: formulaTex(second),
        },
        answer: quantity(right, 'mole'),
        mistakes: [round(r * Math.max(x, y)), round(nA + nB), least, round(Math.min(nA, nB) * r)],
      };
    },
  },
});
