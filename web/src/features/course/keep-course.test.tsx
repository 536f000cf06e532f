import type { Book } from '@pathshala/contract/content/blog';
import type { CourseDetail } from '@pathshala/contract/courses/course';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Pack } from '../../api/packs/use-pack.ts';
import type { Session } from '../../auth/session-context.ts';
import { renderAs, rima, visitor } from '../../testing/render-as.tsx';
import { serveSchool } from '../../testing/serve-school.ts';
import { KeepCourse } from './keep-course.tsx';

const { usePack } = vi.hoisted(() => ({ usePack: vi.fn() }));
vi.mock('../../api/packs/use-pack.ts', () => ({ usePack }));

const sums = { _id: 'sums', title: 'Sums', list: 'classThree', subject: 'mathematics' } as CourseDetail;
const tables: Book = {
  ...{ _id: 'times-tables', title: 'Times tables', userName: 'Galib Hasnat', description: 'All the tables.' },
  ...{ subject: 'mathematics', lang: 'en', level: 'Class 3–6', img: '', pdf: '/books/times-tables.pdf' },
  ...{ bytes: 352_147, pages: 8, hash: 'of-the-tables' },
};
const large: Book = { ...tables, _id: 'large', title: 'A large book', bytes: 2_000_001 };
const other: Book = { ...tables, _id: 'other', title: 'Physics', level: 'Class 9' };

const none = { is: 'none', missing: 840_000, of: 1_200_000 } as const;

async function show(session: Session, standing: Pack['standing'], has = true) {
  usePack.mockReturnValue({ standing, error: null });
  const shown = renderAs(session, <KeepCourse course={sums} has={has} />, '/course/sums');
  await userEvent.click(screen.getByRole('button', { name: 'Save offline' }));
  expect(await screen.findByRole('region', { name: 'Save offline' })).toHaveFocus();
  return shown;
}

beforeEach(() => void serveSchool(() => ({ json: [tables, large, other] })));

test('says what comes to those who have the course, and to others', async () => {
  const { unmount } = await show(rima, none);
  expect(screen.getByText(/^0\.8 MB to download\. All lessons/)).toBeVisible();
  unmount();
  await show(visitor, none, false);
  expect(screen.getByText(/The first lesson and the practice/)).toBeVisible();
});

test('offers the books of its class with their sizes once it is kept, each alone', async () => {
  await show(rima, { ...none, is: 'kept' });
  const shelf = within(await screen.findByRole('region', { name: 'Books for this class' }));
  expect(shelf.getAllByRole('listitem')).toHaveLength(2);
  expect(shelf.getByText('PDF · 352 KB · 8 pages')).toBeVisible();
  expect(shelf.getByText('Too large to save offline. Download it instead.')).toBeVisible();
  await userEvent.click(shelf.getByRole('button', { name: 'Save offline: Times tables' }));
  const box = await shelf.findByRole('region', { name: 'Save offline: Times tables' });
  expect(box).toHaveFocus();
});
