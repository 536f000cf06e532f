import { both } from '../bilingual.ts';

/** Why something typed could not be understood. It costs nothing: the child writes it again. */
export const slips = {
  empty: both('Write your answer first.', 'আগে তোমার উত্তর লেখো।'),
  long: both('That is longer than an answer can be.', 'উত্তর এত বড় হওয়ার কথা নয়।'),
  number: both('Write a number, please.', 'একটি সংখ্যা লেখো।'),
  comma: both(
    'Use a point for decimals, as in 2.5. A comma only parts thousands.',
    'দশমিকে বিন্দু দাও, যেমন 2.5। কমা শুধু হাজার, লক্ষ আলাদা করে।',
  ),
  sum: both('Work it out to one number.', 'হিসাব করে একটি সংখ্যায় লেখো।'),
  two: both('There is more than one number. Write only your answer.', 'একের বেশি সংখ্যা আছে। শুধু উত্তরটি লেখো।'),
  zero: both('The number below the line cannot be 0.', 'ভগ্নাংশের হর 0 হতে পারে না।'),
  only: both('Write only the number, without a word or a unit.', 'শুধু সংখ্যাটি লেখো, সঙ্গে শব্দ বা একক নয়।'),
  unit: both('The word after the number is no unit that we know.', 'সংখ্যার পরের কথাটি আমাদের চেনা কোনো একক নয়।'),
  noUnit: both('Which unit? Write it after the number.', 'কোন একক? সংখ্যার পরে এককটি লেখো।'),
  option: both('Choose from the answers that are there.', 'যে উত্তরগুলো দেওয়া আছে, সেখান থেকে বেছে নাও।'),
  all: both('Put each of them in its place, every one once.', 'প্রতিটিকে জায়গামতো বসাও, কোনোটি দুবার নয়।'),
  point: both(
    'Write one number for each direction, as in (2, 3).',
    'প্রতিটি দিকের জন্য একটি করে সংখ্যা লেখো, যেমন (2, 3)।',
  ),
  line: both('Write one number for the place on the line.', 'সংখ্যারেখার জায়গাটির জন্য একটি সংখ্যা লেখো।'),
  latin: both('Write the answer in English letters.', 'উত্তরটি ইংরেজি অক্ষরে লেখো।'),
  bangla: both('Write the answer in Bangla letters.', 'উত্তরটি বাংলা অক্ষরে লেখো।'),
} as const;

export type SlipName = keyof typeof slips;
