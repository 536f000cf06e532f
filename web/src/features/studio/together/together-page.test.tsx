import type { StudioFields } from '@pathshala/contract/content/fields';
import { studioEndpoints } from '@pathshala/contract/studio/endpoints';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import toast from 'react-hot-toast';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { matchCall, type SchoolCall } from '../../../testing/serve-school.ts';
import {
  article,
  beginAgain,
  fields,
  overtaken,
  said,
  saveAs,
  school,
  show,
  titleField,
  type,
} from '../testing/open-article.tsx';

vi.mock('../saving/quiet-time.ts', () => ({ quietTime: 20, retryTime: 8000 }));

beforeEach(beginAgain);
afterEach(() => {
  act(() => toast.remove());
});

describe('somebody else’s change', () => {
  const overtake = (theirs: StudioFields) => {
    let first = true;
    return (call: SchoolCall) => {
      if (!matchCall(studioEndpoints.studioChange, call) || !first) return undefined;
      first = false;
      saveAs(theirs);
      return overtaken();
    };
  };

  it('to another field appears in the form by itself', async () => {
    school(overtake({ ...fields, summary: 'What somebody else wrote here.' }));
    show();
    await type('Mine');
    await waitFor(() =>
      expect(screen.getByLabelText('Summary')).toHaveValue('What somebody else wrote here.'),
    );
    await said('Saved');
    expect(article.now).toMatchObject({ title: 'Mine', summary: 'What somebody else wrote here.' });
  });

  it('to the same text is shown side by side, and the choice is saved', async () => {
    school(overtake({ ...fields, title: 'Theirs' }));
    show();
    await type('Mine');
    await said('Someone else changed this');
    const panel = screen.getByRole('region', { name: 'Someone else changed the same text' });
    expect(panel).toHaveTextContent('MineTheirsTheirs');
    await userEvent.click(within(panel).getByRole('radio', { name: /^Theirs/ }));
    await userEvent.click(within(panel).getByRole('button', { name: 'Continue with these' }));
    expect(await titleField()).toHaveValue('Theirs');
    await said('Saved');
  });
});
