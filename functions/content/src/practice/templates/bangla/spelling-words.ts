import { say } from '../../text.ts';

/** The reason for the spelling of a word. */
export const spellingRules = {
  n: say('spelling-words.spelling-rules-n'),
  plain: say('spelling-words.spelling-rules-plain'),
  s: say('spelling-words.spelling-rules-s'),
  sh: say('spelling-words.spelling-rules-sh'),
  i: say('spelling-words.spelling-rules-i'),
  ii: say('spelling-words.spelling-rules-ii'),
} as const;
export type SpellingRule = keyof typeof spellingRules;

const words = (rule: SpellingRule, pairs: string) =>
  pairs.split(' ').map((pair) => {
    const [right = '', wrong = ''] = pair.split('/');
    return { rule, right, wrong };
  });

/** Words as the school's books spell them, with a common misspelling. */
export const spellingWords = [
  ...words('n', 'কারণ/কারন বর্ণ/বর্ন ঋণ/ঋন তৃণ/তৃন হরিণ/হরিন গ্রহণ/গ্রহন প্রাণ/প্রান ভীষণ/ভীষন ভাষণ/ভাষন ব্যাকরণ/ব্যাকরন'),
  ...words('plain', 'সোনা/সোণা কান/কাণ ঝরনা/ঝরণা গভর্নর/গভর্ণর ট্রেন/ট্রেণ কর্নেল/কর্ণেল'),
  ...words('s', 'স্টেশন/ষ্টেশন মাস্টার/মাষ্টার পোস্টার/পোষ্টার স্টিমার/ষ্টিমার'),
  ...words('sh', 'কৃষক/কৃশক কষ্ট/কস্ট ঋষি/ঋসি বৃষ্টি/বৃস্টি মিষ্টি/মিস্টি নিষ্ঠা/নিস্ঠা'),
  ...words('i', 'লাইব্রেরি/লাইব্রেরী ইংরেজি/ইংরেজী সরকারি/সরকারী বাড়ি/বাড়ী গাড়ি/গাড়ী পাখি/পাখী শাড়ি/শাড়ী'),
  ...words('ii', 'নদী/নদি নারী/নারি পৃথিবী/পৃথিবি'),
] as const;

/** Two words and their joined form. */
export const joined = (
  'বিদ্যা+আলয়=বিদ্যালয় হিম+আলয়=হিমালয় নর+অধম=নরাধম যথা+অর্থ=যথার্থ মহা+আশয়=মহাশয় সিংহ+আসন=সিংহাসন ' +
  'শুভ+ইচ্ছা=শুভেচ্ছা যথা+ইষ্ট=যথেষ্ট পরম+ঈশ=পরমেশ মহা+ঈশ=মহেশ দেব+ইন্দ্র=দেবেন্দ্র নর+ঈশ=নরেশ ' +
  'সূর্য+উদয়=সূর্যোদয় যথা+উচিত=যথোচিত পর+উপকার=পরোপকার মহা+উৎসব=মহোৎসব নীল+উৎপল=নীলোৎপল হিত+উপদেশ=হিতোপদেশ ' +
  'জন+এক=জনৈক সদা+এব=সদৈব মত+ঐক্য=মতৈক্য ' +
  'রবি+ইন্দ্র=রবীন্দ্র অতি+ইত=অতীত পরি+ঈক্ষা=পরীক্ষা গিরি+ইন্দ্র=গিরীন্দ্র ' +
  'কটু+উক্তি=কটূক্তি মরু+উদ্যান=মরূদ্যান'
)
  .split(' ')
  .map((line) => {
    const [parts = '', whole = ''] = line.split('=');
    const [first = '', second = ''] = parts.split('+');
    return { first, second, whole };
  });

/** Which two vowels meet, and what they become. */
export function meeting(first: string, second: string): { readonly before: string; readonly after: string } {
  const [before, after] = [first.at(-1) ?? '', second[0] ?? ''];
  const vowel = before === 'া' ? 'আ' : before === 'ি' ? 'ই' : before === 'ু' ? 'উ' : 'অ';
  return { before: vowel, after };
}
