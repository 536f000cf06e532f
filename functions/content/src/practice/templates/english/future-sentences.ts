import { say, type Text } from '../../text.ts';

interface Future {
  readonly sentence: string;
  readonly right: string;
  readonly rule: Text;
  readonly wrong: readonly (readonly [form: string, says: Text])[];
}

const rules = {
  plan: say('future-sentences.rules-plan-it-was-planned-before'),
  sign: say('future-sentences.rules-sign-one-can-see'),
  now: say('future-sentences.rules-now-it-is-promised'),
  table: say('future-sentences.rules-table-a-timetable-takes'),
  part: say('future-sentences.rules-part-no-will'),
} as const;
const plain = say('future-sentences.plain-the-verb-behind-will');
const over = say('future-sentences.over-that-is-over');
const helper = say('future-sentences.helper-going-to-needs-am');

/** A sentence that fits `going to`. One wrong form leaves out `be`. */
const goingTo = (rule: 'plan' | 'sign', be: string, verb: string, sentence: string): Future => ({
  sentence,
  right: `${be} going to ${verb}`,
  rule: rules[rule],
  wrong: [
    [`going to ${verb}`, helper],
    [`will to ${verb}`, plain],
    [`${be} go to ${verb}`, say('future-sentences.going-to-wrong-it-is-going')],
  ],
});
const will = (verb: string, third: string, sentence: string): Future => ({
  sentence,
  right: `will ${verb}`,
  rule: rules.now,
  wrong: [
    [`will ${third}`, plain],
    [`will to ${verb}`, plain],
    [verb, say('future-sentences.will-wrong-a-promise')],
  ],
});
const timetable = (right: string, past: string, ing: string, sentence: string): Future => ({
  sentence,
  right,
  rule: rules.table,
  wrong: [
    [past, over],
    [ing, say('future-sentences.timetable-wrong-the-form-in-ing')],
    [`will ${right}`, plain],
  ],
});
const part = (right: string, plainForm: string, past: string, sentence: string): Future => ({
  sentence,
  right,
  rule: rules.part,
  wrong: [
    [`will ${plainForm}`, say('future-sentences.part-wrong-one-will')],
    [`would ${plainForm}`, say('future-sentences.part-wrong-here-the-simple-present')],
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
