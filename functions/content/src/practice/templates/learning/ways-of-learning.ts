import { say, type Text } from '../../text.ts';

export const topics = [
  say('ways-of-learning.topics-rivers'),
  say('ways-of-learning.topics-plants'),
  say('ways-of-learning.topics-the-seasons'),
  say('ways-of-learning.topics-the-human-body'),
  say('ways-of-learning.topics-planets'),
  say('ways-of-learning.topics-magnets'),
];

/** Ways of learning that need recall. */
export const recalling = [
  say('ways-of-learning.recalling-close-the-book'),
  say('ways-of-learning.recalling-answer-question-cards-aloud'),
  say('ways-of-learning.recalling-explain'),
  say('ways-of-learning.recalling-cover-the-answers'),
  say('ways-of-learning.recalling-draw-it-from-memory'),
];

/** Ways of learning that feel good but help little. */
export const rereading = [
  say('ways-of-learning.rereading-read-the-page-four'),
  say('ways-of-learning.rereading-colour-every-line'),
  say('ways-of-learning.rereading-copy-the-page-neatly'),
  say('ways-of-learning.rereading-look-at-the-worked'),
  say('ways-of-learning.rereading-listen-to-somebody-reading'),
];

interface KindOfMistake {
  readonly name: Text;
  readonly asks: Text;
  readonly cure: Text;
  /** Feedback for choosing it wrongly. */
  readonly sounds: Text;
}

export const kindsOfMistake: Readonly<Record<'slip' | 'gap' | 'idea', KindOfMistake>> = {
  slip: {
    name: say('ways-of-learning.a-slip'),
    asks: say('ways-of-learning.it-was-known-only'),
    cure: say('ways-of-learning.a-habit-of-checking'),
    sounds: say('ways-of-learning.a-slip-sounds-like'),
  },
  gap: {
    name: say('ways-of-learning.a-gap'),
    asks: say('ways-of-learning.it-was-learned-once'),
    cure: say('ways-of-learning.remembering-and-repeating'),
    sounds: say('ways-of-learning.a-gap-sounds-like'),
  },
  idea: {
    name: say('ways-of-learning.a-wrong-idea'),
    asks: say('ways-of-learning.it-was-believed'),
    cure: say('ways-of-learning.an-explanation-and-examples'),
    sounds: say('ways-of-learning.a-wrong-idea-sounds'),
  },
};

const row = (kind: 'slip' | 'gap' | 'idea', mistake: string) => ({
  kind,
  /** The account of a child’s mistake. */
  told: (child: Text) => say(`ways-of-learning.${mistake}`, { child }),
});

export const mistakes = [
  row('slip', 'mistake-writes-that-7-8'),
  row('slip', 'mistake-forgets-the-full-stop'),
  row('slip', 'mistake-copied-36-from-the'),
  row('gap', 'mistake-leaves-the-area-of'),
  row('gap', 'mistake-cannot-name-the-three'),
  row('gap', 'mistake-knew-the-past-of'),
  row('idea', 'mistake-writes-1-2-1'),
  row('idea', 'mistake-writes-he-have-a'),
  row('idea', 'mistake-thinks-that-0-35'),
  row('idea', 'mistake-is-sure-that-a'),
];
