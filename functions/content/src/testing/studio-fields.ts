import type { StudioFields } from '@pathshala/contract/content/fields';

export const articleFields = {
  userName: 'Rima Akter',
  title: 'Counting mangoes',
  description: 'A basket of mangoes, a child and a question that has more than one answer.',
  subject: 'mathematics',
  lang: 'en',
  date: '2026-05-01',
  summary: 'A basket of mangoes and a question.',
} as const satisfies StudioFields;

export const bookFields = {
  userName: 'Rima Akter',
  title: 'Mangoes to print',
  description: 'Sums with mangoes, to print and to write in.',
  subject: 'mathematics',
  lang: 'en',
  level: 'Class 3–6',
} as const satisfies StudioFields;

export const instructorFields = {
  subject: 'mathematics',
  name: 'Rima Akter',
  education: 'MSc in mathematics, Dhaka',
  bio: 'She has counted mangoes with children for ten years.',
} as const satisfies StudioFields;

export const courseFields = {
  list: 'classSeven',
  title: 'Counting mangoes',
  price: 12.5,
  subject: 'mathematics',
  summary: 'Mangoes that are counted, shared and weighed, step by step.',
  audience: 'Whoever likes mangoes.',
  outcomes: ['Count to ten', 'Share fairly', 'Weigh a basket'],
} as const satisfies StudioFields;

const question = {
  question: 'What is $1 + 1$?',
  options: ['1', '2', '3'],
  answer: 1,
  explanation: 'Count on by **one**.',
} as const;

const figure = JSON.stringify({ kind: 'clock', caption: 'A clock that shows three.', hour: 3, minute: 0 });

export const lessonFields = {
  title: 'How many mangoes?',
  minutes: 8,
  body: `## Idea\n\nOne and one is $1 + 1 = 2$.\n\n\`\`\`figure\n${figure}\n\`\`\`\n`,
  quiz: [
    question,
    { ...question, question: 'What is $2 + 0$?' },
    { ...question, question: 'What is $3 - 1$?' },
  ],
} as const satisfies StudioFields;

export const aboutPage = {
  id: 'about',
  title: 'About us',
  lead: 'Who we are, what we teach, and how you can write to us.',
  updated: '2026-11-22',
  footer: 'yes',
  body: 'We teach.\n\n## Who\n\nTwo teachers in Dhaka.\n',
} as const;
