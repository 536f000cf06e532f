import { type Bilingual, both } from '../../bilingual.ts';

export const topics = [
  both('rivers', 'নদীর'),
  both('plants', 'উদ্ভিদের'),
  both('the seasons', 'ঋতুর'),
  both('the human body', 'মানবদেহের'),
  both('planets', 'গ্রহের'),
  both('magnets', 'চুম্বকের'),
];

/** Ways in which one must remember. */
export const recalling = [
  both('close the book and write down all that comes to mind', 'বই বন্ধ করে যা মনে আসে সব লেখা'),
  both('answer question cards aloud before turning them', 'কার্ড ওল্টানোর আগে জোরে উত্তর বলা'),
  both('explain it to a friend without the book', 'বই ছাড়া বন্ধুকে বুঝিয়ে বলা'),
  both('cover the answers and say them, then check', 'উত্তর ঢেকে নিজে বলা, তারপর মেলানো'),
  both('draw it from memory, then compare', 'মন থেকে আঁকা, তারপর মেলানো'),
];

/** Ways that feel good and help little. */
export const rereading = [
  both('read the page four times', 'পাতাটি চারবার পড়া'),
  both('colour every line with a marker', 'প্রতিটি লাইন রং দিয়ে দাগানো'),
  both('copy the page neatly', 'পাতাটি সুন্দর করে টোকা'),
  both('look at the worked answers', 'সমাধান করা উত্তরগুলো দেখা'),
  both('listen to somebody reading it', 'অন্যের পড়া শোনা'),
];

interface KindOfMistake {
  readonly name: Bilingual;
  readonly asks: Bilingual;
  readonly cure: Bilingual;
  /** What is said to whoever chose it wrongly. */
  readonly sounds: Bilingual;
}

export const kindsOfMistake: Readonly<Record<'slip' | 'gap' | 'idea', KindOfMistake>> = {
  slip: {
    name: both('a slip', 'হাত ফসকানো ভুল'),
    asks: both('It was known. Only the hand was too quick.', 'জানা ছিল। হাতটাই শুধু তাড়াহুড়ো করেছে।'),
    cure: both('a habit of checking', 'মিলিয়ে দেখার অভ্যাস'),
    sounds: both('A slip sounds like: “Oh no, I knew that!”', 'হাত ফসকালে মনে হয়: “ইশ, এটা তো জানতাম!”'),
  },
  gap: {
    name: both('a gap', 'জানার ফাঁক'),
    asks: both('It was learned once, but it has gone.', 'একসময় শেখা হয়েছিল, কিন্তু মনে নেই।'),
    cure: both('remembering and repeating', 'মনে করা আর ঝালাই'),
    sounds: both('A gap sounds like: “I had forgotten that.”', 'ফাঁক থাকলে মনে হয়: “এটা ভুলে গিয়েছিলাম।”'),
  },
  idea: {
    name: both('a wrong idea', 'ভুল ধারণা'),
    asks: both('It was believed to be right.', 'সেটাকেই ঠিক বলে বিশ্বাস ছিল।'),
    cure: both('an explanation and examples', 'একটি ব্যাখ্যা আর উদাহরণ'),
    sounds: both(
      'A wrong idea sounds like: “But I thought it was right!”',
      'ভুল ধারণায় মনে হয়: “আমি তো ভেবেছিলাম এটাই ঠিক!”',
    ),
  },
};

const row = (kind: 'slip' | 'gap' | 'idea', en: string, bn: string) => ({
  kind,
  text: both(`${en} What kind of mistake is it?`, `${bn} এটি কী ধরনের ভুল?`),
});

export const mistakes = [
  row(
    'slip',
    'NAME writes that 7 × 8 is 54. When asked, NAME says at once: “56, of course! I was in a hurry.”',
    'NAME লিখল 7 × 8 = 54। জিজ্ঞেস করতেই বলল, “56 তো! তাড়াহুড়ো করেছি।”',
  ),
  row(
    'slip',
    'NAME forgets the full stop, sees it, and laughs: “I always put one!”',
    'NAME দাঁড়ি দিতে ভুলে গেল। দেখেই হাসল, “আমি তো সব সময় দিই!”',
  ),
  row(
    'slip',
    'NAME copied 36 from the board as 63, though NAME can read both numbers.',
    'NAME বোর্ডের 36 খাতায় লিখল 63, অথচ দুটি সংখ্যাই সে পড়তে পারে।',
  ),
  row(
    'gap',
    'NAME leaves the area of a triangle empty: “We learned the rule in spring, but I no longer know it.”',
    'NAME ত্রিভুজের ক্ষেত্রফল খালি রাখল: “নিয়মটা শিখেছিলাম, এখন মনে নেই।”',
  ),
  row(
    'gap',
    'NAME cannot name the three largest rivers any more, although last month it was easy.',
    'NAME বড় তিনটি নদীর নাম এখন বলতে পারছে না, অথচ গত মাসে সহজেই পারত।',
  ),
  row(
    'gap',
    'NAME knew the past of “bring” once, and has forgotten it.',
    'NAME একসময় “bring”-এর অতীত রূপ জানত, এখন ভুলে গেছে।',
  ),
  row(
    'idea',
    'NAME writes 1/2 + 1/3 = 2/5 and says: “One adds the tops and the bottoms. That is the rule.”',
    'NAME লিখল 1/2 + 1/3 = 2/5, আর বলল, “লবে লবে, হরে হরে যোগ। এটাই তো নিয়ম।”',
  ),
  row(
    'idea',
    'NAME writes “He have a dog” and says: “Have is always right.”',
    'NAME লিখল “He have a dog”, আর বলল, “Have তো সব সময় ঠিক।”',
  ),
  row(
    'idea',
    'NAME thinks that 0.35 is more than 0.4, because 35 is more than 4.',
    'NAME ভাবে 0.35 বড়, 0.4 ছোট, কারণ 35 তো 4-এর চেয়ে বড়।',
  ),
  row('idea', 'NAME is sure that a cloud is made of cotton.', 'NAME নিশ্চিত যে মেঘ তুলা দিয়ে তৈরি।'),
];
