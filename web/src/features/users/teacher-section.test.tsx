import { studioEndpoints } from '@pathshala/contract/studio-endpoints';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import toast from 'react-hot-toast';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { refusal, type SchoolAnswer, serveSchool, whatOf } from '../../testing/serve-school.ts';
import { TeacherSection } from './teacher-section.tsx';

afterEach(() => {
  act(() => toast.remove());
  vi.unstubAllGlobals();
});

const email = 'rima@school.test';

function show(answer: SchoolAnswer) {
  const calls = serveSchool(() => answer);
  const onChanged = vi.fn();
  renderPage(<TeacherSection onChanged={onChanged} />, { at: '/users' });
  return { calls, onChanged };
}

async function press(button: string) {
  await userEvent.type(screen.getByLabelText('E-mail'), email);
  await userEvent.click(screen.getByRole('button', { name: button }));
}

it('makes a teacher, says so, and has the list fetched again', async () => {
  const { calls, onChanged } = show({ json: { modifiedCount: 1 } });
  await press('Make Teacher');
  expect(await screen.findByText('A teacher now')).toBeInTheDocument();
  expect(calls.map(({ what }) => what)).toEqual([whatOf(studioEndpoints.makeTeacher, { email })]);
  expect(onChanged).toHaveBeenCalledTimes(1);
});

it('takes the role away, and says where there was none', async () => {
  const { calls } = show({ json: { modifiedCount: 0 } });
  await press('Remove Teacher');
  expect(await screen.findByText('This person is no teacher')).toBeInTheDocument();
  expect(calls[0]?.what).toBe(whatOf(studioEndpoints.removeTeacher, { email }));
});

it('says why not', async () => {
  const { onChanged } = show(refusal(404, 'not-found', 'Nobody has this address.'));
  await press('Make Teacher');
  expect(await screen.findByRole('alert')).toHaveTextContent('Nobody has this address.');
  expect(onChanged).not.toHaveBeenCalled();
});
