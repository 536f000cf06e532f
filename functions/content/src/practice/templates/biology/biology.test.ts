import { prove } from '../../testing/prove.ts';
import { at, pick, type QuestionRead } from '../../testing/read-question.ts';
import { livingThings } from './living-things.ts';
import { plants } from './plants.ts';

/** The part of a plant by its job or by what is eaten. Kept separate from the exercises' own table. */
const partBy: readonly (readonly [RegExp, string])[] = [
  [/in the soil|radish|carrot|beetroot|turnip|sweet potato/, 'root'],
  [/plant up|ginger|in potato|cane|turmeric|amaranth/, 'stem'],
  [/light of the sun|spinach|cabbage|lettuce|coriander|pui/, 'leaf'],
  [/the seeds\?|cauliflower|blossom|broccoli/, 'flower'],
  [/safe|mango|tomato|brinjal|guava|cucumber|okra/, 'fruit'],
];
const groupBy: readonly (readonly [RegExp, string])[] = [
  [/hilsa|rui|shark|perch/, 'fish'],
  [/frog|toad/, 'amphibians'],
  [/lizard|cobra|turtle|crocodile/, 'reptiles'],
  [/robin|duck|ostrich|fisher/, 'birds'],
  [/\bbat|dolphin|whale|tiger|cow/, 'mammals'],
  [/prawn|worm|snail|fly|crab/, 'invertebrates'],
];
const found = (rows: readonly (readonly [RegExp, string])[], text: string) =>
  rows.find(([sign]) => sign.test(text))?.[1] ?? '';

/** The level of a living thing in a food chain: plants, then what eats them, and so on. */
const ranks = [
  /grass$|algae|paddy|leaves|cabbage|plants|flowers/,
  /grasshopper|flea|mouse|deer|caterpillar|snail|crab|butterfly/,
  /frog|small fish|shalik|duck|mud fish|spider|owl|tiger/,
  /snake|boal|wild cat|fox|heron|lizard/,
  /eagle|otter|crow/,
];
const steps = [/seed lies/, /root/, /shoot/, /makes flowers/, /bee/, /fruit/];
const inOrder = (q: QuestionRead, by: readonly RegExp[]) => {
  const rank = (text: string) => by.findIndex((sign) => sign.test(text));
  return pick(q, ...[...q.options].sort((a, b) => rank(a) - rank(b)));
};

prove([...plants, ...livingThings], {
  's3-part-of-the-plant': (q) => pick(q, found(partBy, q.text)),
  's3-what-a-plant-needs': (q) =>
    pick(
      q,
      ...q.options.filter((one) =>
        q.text.includes('leaf') ? /water|dioxide|sunlight/.test(one) : /water|air|warmth/.test(one),
      ),
    ),
  's3-circle-of-a-plant': (q) => inOrder(q, steps),
  's3-seeds-that-woke-up': (q) => {
    const [all, , wet, late = 0] = [at(q, 0), at(q, 1), at(q, 2), q.numbers[3]];
    let asleep = 0;
    for (let seed = wet + late; seed < all; seed += 1) asleep += 1;
    return asleep;
  },
  's5-food-chain': (q) => inOrder(q, ranks),
  's6-group-of-an-animal': (q) => pick(q, found(groupBy, q.text)),
});
