import { misconception, quantity, whole } from '../../make-answers.ts';
import { asNumber, decimal as exactly } from '../../rational.ts';
import { template } from '../../template.ts';
import { say } from '../../text.ts';
import { atomsIn, formulaTex, molarMass, reactions, reactionTex } from './formula.ts';

const lesson = (name: string) => [`c11-moles-and-reactions/${name}`];
const about = { subject: 'chemistry', class: 11 } as const;
const round = (value: number) => asNumber(exactly(value));

export const chemicalEquations = [
  template({
    ...about,
    id: 'ch11-balance-an-equation',
    skill: 'balancing-equations',
    strategy: 'count-the-atoms-on-both-sides',
    lessons: lesson('balancing-equations'),
    variety: 40,
    make(random, level) {
      const simple = reactions.filter(({ counts }) => counts.length === 3);
      const reaction = random.of(level === 1 ? simple : reactions);
      const all = [...reaction.from, ...reaction.to];
      const place = random.int(0, all.length - 1);
      const [asked = '', right = 1] = [all[place], reaction.counts[place]];
      const [element = ''] = atomsIn(asked).keys();
      return {
        question: say('ch11-balance-an-equation.question', {
          reaction: reactionTex(reaction, false),
          asked: formulaTex(asked),
        }),
        answer: whole(right),
        hints: [
          say('ch11-balance-an-equation.hint-1'),
          say('ch11-balance-an-equation.hint-2', { element }),
          say('ch11-balance-an-equation.hint-3', {
            reaction: reactionTex(reaction, true),
            asked: formulaTex(asked),
            right,
          }),
        ],
        misconceptions: [
          misconception(right * 2, say('ch11-balance-an-equation.mistake-1')),
          misconception(1, say('ch11-balance-an-equation.mistake-2')),
          misconception(right % 2 === 0 ? right / 2 : right + 1, say('ch11-balance-an-equation.mistake-3')),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'ch11-mass-from-an-equation',
    skill: 'masses-in-reactions',
    strategy: 'grams-moles-ratio-grams',
    signs: ['point'],
    lessons: lesson('calculating-with-equations'),
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
        question: say('ch11-mass-from-an-equation.question', {
          reaction: reactionTex(reaction, true),
          texB,
          given: round(given),
          texA,
          massA,
          massB,
        }),
        answer: quantity(right, 'g'),
        hints: [
          say('ch11-mass-from-an-equation.hint-1'),
          say('ch11-mass-from-an-equation.hint-2', { given, massA, n, p, q, made }),
          say('ch11-mass-from-an-equation.hint-3', { made, massB, right }),
        ],
        misconceptions: [
          misconception(round((given * q) / p), say('ch11-mass-from-an-equation.mistake-1')),
          misconception(round(n * massB), say('ch11-mass-from-an-equation.mistake-2', { p, q })),
          misconception(made, say('ch11-mass-from-an-equation.mistake-3')),
          misconception(given, say('ch11-mass-from-an-equation.mistake-4')),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'ch11-limiting-reactant',
    skill: 'limiting-reactant',
    strategy: 'moles-over-coefficient',
    signs: ['point'],
    lessons: lesson('calculating-with-equations'),
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
        question: say('ch11-limiting-reactant.question', {
          reaction: reactionTex(reaction, true),
          nA,
          a: formulaTex(a),
          nB,
          b: formulaTex(b),
          made: formulaTex(made),
        }),
        answer: quantity(right, 'mole'),
        hints: [
          say('ch11-limiting-reactant.hint-1'),
          say('ch11-limiting-reactant.hint-2', {
            nA,
            p,
            x,
            nB,
            q,
            y,
            first: formulaTex(first),
            second: formulaTex(second),
          }),
          say('ch11-limiting-reactant.hint-3', { r, least, right }),
        ],
        misconceptions: [
          misconception(
            round(r * Math.max(x, y)),
            say('ch11-limiting-reactant.mistake-1', { first: formulaTex(first) }),
          ),
          misconception(round(nA + nB), say('ch11-limiting-reactant.mistake-2')),
          misconception(least, say('ch11-limiting-reactant.mistake-3', { made: formulaTex(made) })),
          misconception(round(Math.min(nA, nB) * r), say('ch11-limiting-reactant.mistake-4')),
        ],
      };
    },
  }),
];
