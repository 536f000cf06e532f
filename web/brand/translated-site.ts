import type { TranslatedSite } from './site-schema.ts';

/** Name, line, description and place in the school's other languages; pages in the first do not carry them. */
export const translatedSite: TranslatedSite = {
  bn: {
    name: 'পাঠশালা',
    tagline: 'প্রতিটি ফোনে একটি উজ্জ্বল, গোছানো ক্লাস।',
    description:
      'প্রথম থেকে দ্বাদশ, প্রতিটি শ্রেণির জন্য শুরুর একটি কোর্স, প্রতিটি পাঠের শেষে কুইজ, আর বাংলা ও ইংরেজিতে বিনামূল্যের বই। হাতের ফোনটিতেই।',
    claims: { learners: '১৫ কোটি+', investors: '৫০+' },
    mapLabel: 'পাঠশালা, ধানমন্ডি, ঢাকা',
  },
};
