import { type Bilingual, both } from '../../bilingual.ts';

interface Future {
  readonly sentence: string;
  readonly right: string;
  readonly rule: Bilingual;
  readonly wrong: readonly (readonly [form: string, says: Bilingual])[];
}

const rules = {
  plan: both('It was planned before: *going to*.', 'আগেই পরিকল্পনা করা: *going to*।'),
  sign: both('One can see a sign of it: *going to*.', 'লক্ষণ দেখা যাচ্ছে: *going to*।'),
  now: both('It is promised or decided at this moment: *will*.', 'এই মুহূর্তের সিদ্ধান্ত বা প্রতিশ্রুতি: *will*।'),
  table: both('A timetable takes the simple present.', 'সময়সূচিতে simple present বসে।'),
  part: both(
    'No *will* in the part after *when, if, before, after, until*.',
    '*When, if, before, after, until*-এর অংশে *will* বসে না।',
  ),
} as const;
const plain = both(
  'The verb behind *will* is plain: no *s*, no *to*.',
  '*Will*-এর পরে ক্রিয়ার সাধারণ রূপ: *s* বা *to* নয়।',
);
const over = both('That is over. It has not happened yet.', 'ওটা অতীত। এখনো তো ঘটেনি।');
const helper = both('*Going to* needs *am, is* or *are*.', '*Going to*-এর আগে *am, is* বা *are* লাগে।');

/** A sentence where `going to` fits: `be` is left out in one wrong form. */
const goingTo = (rule: 'plan' | 'sign', be: string, verb: string, sentence: string): Future => ({
  sentence,
  right: `${be} going to ${verb}`,
  rule: rules[rule],
  wrong: [
    [`going to ${verb}`, helper],
    [`will to ${verb}`, plain],
    [`${be} go to ${verb}`, both('It is *going to*, with *-ing*.', 'হবে *going to*, *-ing* সহ।')],
  ],
});
const will = (verb: string, third: string, sentence: string): Future => ({
  sentence,
  right: `will ${verb}`,
  rule: rules.now,
  wrong: [
    [`will ${third}`, plain],
    [`will to ${verb}`, plain],
    [verb, both('A promise or a quick decision takes *will*.', 'প্রতিশ্রুতি বা হঠাৎ সিদ্ধান্তে *will* লাগে।')],
  ],
});
const timetable = (right: string, past: string, ing: string, sentence: string): Future => ({
  sentence,
  right,
  rule: rules.table,
  wrong: [
    [past, over],
    [ing, both('The form in *-ing* cannot stand alone.', '*-ing* রূপ একা বসে না।')],
    [`will ${right}`, plain],
  ],
});
const part = (right: string, plainForm: string, past: string, sentence: string): Future => ({
  sentence,
  right,
  rule: rules.part,
  wrong: [
    [`will ${plainForm}`, both('One *will* in the main part is enough.', 'মূল অংশের একটি *will*-ই যথেষ্ট।')],
    [
      `would ${plainForm}`,
      both('Here the simple present stands for the future.', 'এখানে simple present ভবিষ্যৎ বোঝায়।'),
    ],
    [past, over],
  ],
});

export const futures: readonly Future[] = [
  goingTo('plan', 'are', 'paint', 'We have bought the colours. We ___ the classroom next week.'),
  goingTo('sign', 'is', 'rain', 'Look at those black clouds! It ___.'),
  goingTo('plan', 'is', 'visit', 'Mitu has bought a ticket. She ___ her aunt on Sunday.'),
  goingTo('sign', 'is', 'fall', 'Careful! That cup ___ off the table.'),
  goingTo('plan', 'am', 'learn', 'I have found a teacher. I ___ the flute this year.'),
  goingTo('sign', 'are', 'win', 'Only one run is missing. We ___ the match!'),
  goingTo('plan', 'are', 'build', 'The bricks are here. They ___ a school.'),
  will('answer', 'answers', 'The phone is ringing. I ___ it!'),
  will('help', 'helps', 'Is the box heavy? Wait, I ___ you.'),
  will('return', 'returns', 'I promise: I ___ the book tomorrow.'),
  will('open', 'opens', 'It is hot here. I ___ the window.'),
  will('pay', 'pays', 'You have no money with you? I ___ for the tea.'),
  will('carry', 'carries', 'Your bag looks heavy. I ___ it for you.'),
  timetable('leaves', 'left', 'leaving', 'The launch ___ at eight tonight; it is on the board.'),
  timetable('starts', 'started', 'starting', 'The match ___ at three tomorrow; it is on the timetable.'),
  timetable('arrives', 'arrived', 'arriving', 'By the timetable, the next train ___ at noon.'),
  timetable('opens', 'opened', 'opening', 'School ___ again on Monday; the calendar says so.'),
  part('reach', 'reach', 'reached', 'I will call you when I ___ Barishal.'),
  part('stops', 'stop', 'stopped', 'If it ___ raining, we will play outside.'),
  part('comes', 'come', 'came', 'We will wait here until the bus ___.'),
  part('finishes', 'finish', 'finished', 'She will watch a film after she ___ her homework.'),
  part('gets', 'get', 'got', 'Close the window before it ___ dark.'),
  part('see', 'see', 'saw', 'When you ___ Rafi tomorrow, you will laugh.'),
  part('rains', 'rain', 'rained', 'If it ___ tomorrow, the match will be late.'),
];
