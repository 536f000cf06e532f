import { type Bilingual, both } from '../../bilingual.ts';

/** The changes of state, with what they lead from and to. */
export const changes = {
  melting: { name: both('melting', 'গলন'), way: both('from ice to water', 'বরফ থেকে পানি') },
  freezing: { name: both('freezing', 'কঠিনীভবন'), way: both('from water to ice', 'পানি থেকে বরফ') },
  evaporation: {
    name: both('evaporation', 'বাষ্পীভবন'),
    way: both('from water to vapour, quietly, from the surface', 'পানি থেকে বাষ্প, ধীরে, উপরিতল থেকে'),
  },
  boiling: {
    name: both('boiling', 'স্ফুটন'),
    way: both('from water to vapour, with bubbles', 'পানি থেকে বাষ্প, বুদ্‌বুদ উঠে'),
  },
  condensation: { name: both('condensation', 'ঘনীভবন'), way: both('from vapour to water', 'বাষ্প থেকে পানি') },
} as const;

export type Change = keyof typeof changes;

const row = (
  change: Change,
  en: string,
  bn: string,
): { readonly change: Change; readonly text: Bilingual } => ({
  change,
  text: both(en, bn),
});

/** What can be seen at home, and the change behind it. */
export const scenes = [
  row('melting', 'An ice lolly drips on your hand.', 'হাতে ধরা আইসক্রিম গলে টপটপ পড়ছে।'),
  row('melting', 'An ice cube gets smaller in a glass of lemonade.', 'শরবতের গ্লাসে বরফের টুকরা ছোট হয়ে যাচ্ছে।'),
  row('melting', 'The snow on a mountain becomes a stream in spring.', 'বসন্তে পাহাড়ের তুষার ঝরনা হয়ে নামে।'),
  row(
    'melting',
    'The ice around a fish at the market turns to a puddle.',
    'বাজারে মাছের বরফ থেকে নিচে পানি জমে।',
  ),
  row(
    'freezing',
    'A tray of water stands in the freezer overnight and is hard in the morning.',
    'রাতভর ফ্রিজে রাখা পাত্রের পানি সকালে শক্ত।',
  ),
  row(
    'freezing',
    'A lake in a cold country gets a hard cover in winter.',
    'শীতের দেশে শীতকালে হ্রদের উপরটা শক্ত হয়ে যায়।',
  ),
  row('freezing', 'Juice in a mould becomes a lolly in the freezer.', 'ছাঁচে ঢালা রস ফ্রিজে আইসক্রিম হয়ে যায়।'),
  row('evaporation', 'The washing dries on the line.', 'দড়িতে মেলা কাপড় শুকিয়ে যায়।'),
  row(
    'evaporation',
    'The puddle in the school yard has gone by the afternoon.',
    'স্কুলের উঠানের জমা পানি বিকেলে আর নেই।',
  ),
  row(
    'evaporation',
    'Salt is left behind when seawater stands in the sun at Cox’s Bazar.',
    'কক্সবাজারে রোদে রাখা সাগরের পানি শুকিয়ে লবণ পড়ে থাকে।',
  ),
  row('evaporation', 'A wet slate is dry again after some minutes.', 'ভেজা স্লেট কয়েক মিনিট পরে শুকনো।'),
  row('evaporation', 'Sweat dries on your skin in front of a fan.', 'পাখার সামনে গায়ের ঘাম শুকিয়ে যায়।'),
  row('boiling', 'The tea water bubbles in the pot.', 'চায়ের পাত্রে পানি টগবগ করে ফুটছে।'),
  row(
    'boiling',
    'In a pot of rice large bubbles rise from the bottom.',
    'ভাতের হাঁড়িতে তলা থেকে বড় বড় বুদ্‌বুদ উঠছে।',
  ),
  row(
    'boiling',
    'A kettle at 100 °C sends bubbles up from its bottom.',
    'কেটলির পানি 100 °সে-এ তলা থেকে বুদ্‌বুদ তুলছে।',
  ),
  row('condensation', 'Drops form on the outside of a cold bottle.', 'ঠান্ডা বোতলের বাইরের গায়ে ফোঁটা জমে।'),
  row('condensation', 'A mirror becomes misty when you breathe on it.', 'আয়নায় ফুঁ দিলে আয়না ঘোলা হয়ে যায়।'),
  row('condensation', 'In the morning there is dew on the grass.', 'সকালে ঘাসের ডগায় শিশির।'),
  row('condensation', 'High in the cold air a cloud appears.', 'উঁচুতে ঠান্ডা বায়ুতে মেঘ দেখা দেয়।'),
  row('condensation', 'Drops hang on the inside of the lid of a rice pot.', 'ভাতের হাঁড়ির ঢাকনার ভেতরে ফোঁটা জমে।'),
] as const;
