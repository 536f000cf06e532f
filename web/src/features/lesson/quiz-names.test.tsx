import { schoolContent } from '@pathshala/content/testing/school-content';
import { expect, test } from 'vitest';

const quizzes = [...schoolContent().lessons].flatMap(([course, all]) =>
  all.map(({ id, quiz }) => ({ name: `${course}/${id}`, quiz })),
);
/** The accessible name of a question or an option: asking a browser takes far longer. */
function nameOf(html: string): string {
  const piece = document.createElement('span');
  piece.innerHTML = html;
  for (const part of piece.querySelectorAll('[aria-label]'))
    part.replaceWith(` ${part.getAttribute('aria-label')} `);
  return piece.textContent.replaceAll(/\s+/g, ' ').trim();
}

test('the options of every question have different names', () => {
  for (const { name, quiz } of quizzes) {
    for (const { question, options } of quiz) {
      expect(nameOf(question), name).toMatch(/.{3}/);
      const names = options.map(nameOf);
      expect(names, name).not.toContain('');
      expect(new Set(names).size, `${name}: ${names.join(' | ')}`).toBe(names.length);
    }
  }
});
