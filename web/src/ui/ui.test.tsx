import { siteConfig } from '@pathshala/brand/site.config';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Formik } from 'formik';
import { type ComponentType, Suspense, useState } from 'react';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import { createMemoryRouter, RouterProvider } from '../testing/router.ts';
import { words } from '../words/words.ts';
import { CardRow } from './card-row.tsx';
import { lazyDialog, lazyPart } from './lazy-part.tsx';
import { useFilter } from './list-page.tsx';
import { loadFiles, noteBrought } from './load-files.ts';
import { PasswordField } from './password-field.tsx';
import { ReadMore } from './read-more.tsx';
import { ShareButton } from './share-button.tsx';
import { type Answer, AsyncList, ErrorState } from './states.tsx';
import { useAddressPage, useAddressText } from './use-address.ts';

test.each([
  ['on a phone takes the focus', false, '0'],
  ['takes no focus where nobody swipes', true, null],
])('a row of cards has a name, is a list, and %s', (_what, matches, stop) => {
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches }));
  const cards = ['One', 'Two'].map((one) => <p key={one}>{one}</p>);
  render(<CardRow label="Free courses">{cards}</CardRow>);
  const row = screen.getByRole('group', { name: 'Free courses, swipe to see more' });
  expect(row.getAttribute('tabindex')).toBe(stop);
  expect(screen.getByRole('list', { name: 'Free courses' }).children).toHaveLength(2);
});

test('a password can be shown, and hidden again; caret and focus stay', async () => {
  render(
    <Formik initialValues={{ password: '' }} onSubmit={() => undefined}>
      <Form>
        <PasswordField name="password" label="Password" />
      </Form>
    </Formik>,
  );
  const input = screen.getByLabelText<HTMLInputElement>('Password');
  const toggle = screen.getByRole('button', { name: 'Show characters' });
  const expectShown = (isShown: boolean) => {
    expect(input).toHaveAttribute('type', isShown ? 'text' : 'password');
    expect(toggle).toHaveAttribute('aria-pressed', String(isShown));
  };
  await userEvent.type(input, 'paratha');
  expectShown(false);
  input.setSelectionRange(2, 4);
  await userEvent.click(toggle);
  expectShown(true);
  expect(input).toHaveFocus();
  expect([input.selectionStart, input.selectionEnd]).toEqual([2, 4]);
  await userEvent.keyboard('i');
  expect(input).toHaveValue('paitha');
  await userEvent.click(toggle);
  expectShown(false);
});

it('Read More shows the whole text in its language, in a dialog named by the title, and gives the focus back', async () => {
  const text = 'প্রথম অনুচ্ছেদ।\n\nদ্বিতীয় অনুচ্ছেদ।';
  renderPage(
    <>
      <h2 id="languages">দুই ভাষা</h2>
      <ReadMore describedBy="languages" title="দুই ভাষা" note="Rokshana" text={text} lang="bn" />
    </>,
    { at: '/' },
  );
  const button = screen.getByRole('button', { name: 'Read More', description: 'দুই ভাষা' });
  await userEvent.tab();
  expect(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'দুই ভাষা' })).toBeVisible();
  for (const paragraph of ['প্রথম অনুচ্ছেদ।', 'দ্বিতীয় অনুচ্ছেদ।'])
    expect(screen.getByText(paragraph)).toHaveAttribute('lang', 'bn');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(button).toHaveFocus();
});

const address = `${siteConfig.origin}/course/sums`;

/** Presses the button in a browser with these features. */
async function press(browser: { share?: () => Promise<void>; writeText?: () => Promise<void> }) {
  const user = userEvent.setup();
  const clipboard = { writeText: vi.fn(browser.writeText ?? (async () => undefined)) };
  const share = browser.share && vi.fn(browser.share);
  vi.stubGlobal('navigator', { clipboard, ...(share && { share }) });
  renderPage(<ShareButton title="Sums" path="/course/sums" />, { at: '/course/sums?from=mail' });
  await user.click(await screen.findByRole('button', { name: 'Share: Sums' }));
  return { clipboard, share };
}

test('the share button opens the share sheet with title and canonical address, and copies nothing; without one copies it, and says so', async () => {
  const { share, clipboard } = await press({ share: async () => undefined });
  expect(share?.mock.calls).toEqual([[{ title: 'Sums', url: address }]]);
  expect(clipboard.writeText).not.toHaveBeenCalled();
  cleanup();
  const other = await press({});
  expect(other.clipboard.writeText.mock.calls).toEqual([[address]]);
  expect(await screen.findByText(/Link copied/)).toBeInTheDocument();
});

test('the share button shows the address if the browser refuses to copy', async () => {
  await press({ writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) });
  expect(await screen.findByText(new RegExp(address))).toBeInTheDocument();
});

const pictureOf = (text: string) => {
  const { container } = render(<ErrorState title="No" text={text} onRetry={() => undefined} />);
  const picture = container.querySelector<HTMLElement>('[style*="background-image"]');
  return picture?.style.backgroundImage;
};

test('no connection looks otherwise than something broken', () => {
  const broken = pictureOf('The school is in trouble.');
  const offline = pictureOf(words['api.unreachable']());
  expect(broken).toBe('url("/img/error.svg")');
  // In the script itself: there is no way to fetch it.
  expect(offline).toMatch(/^url\("data:image\/svg\+xml/);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(pictureOf('The school is in trouble.')).toBe(offline);
});

const failed = new Error('No connection.');

function show(answer: Answer<readonly string[]>) {
  render(
    <AsyncList answer={answer} failure="We couldn’t load the names" empty="Nobody" loading="One moment">
      {(names) => names.join(', ')}
    </AsyncList>,
  );
}

test.each<[string, Answer<readonly string[]>, string]>([
  ['on its way', { data: undefined, isValidating: true }, 'One moment'],
  ['not asked for yet', { data: undefined }, 'One moment'],
  ['there', { data: ['Rima', 'Asif'] }, 'Rima, Asif'],
  ['empty', { data: [] }, 'Nobody'],
  ['asked for again after a failure', { data: undefined, error: failed, isValidating: true }, 'One moment'],
  ['there, and not renewed', { data: ['Rima'], error: failed }, 'Rima'],
])('a list that is %s', (_what, answer, text) => {
  show(answer);
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a list that failed to load says why and can be loaded again', async () => {
  const mutate = vi.fn();
  show({ data: undefined, error: failed, mutate });
  expect(screen.getByRole('heading', { name: 'We couldn’t load the names' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('No connection.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(mutate).toHaveBeenCalledOnce();
});

describe('use address', () => {
  function Shop() {
    const colour = useFilter('colour', 'Colour', { red: 'Red', green: 'Green' });
    const size = useFilter('size', 'Size', { small: 'Small', large: 'Large' });
    const { page, turn } = useAddressPage();
    const { text, type } = useAddressText('q');
    return (
      <>
        <p>{`${colour.value} ${size.value} ${page}`}</p>
        <input value={text} onChange={(event) => type(event.target.value)} />
        <button type="button" onClick={() => turn(page + 1)}>
          Next
        </button>
        {colour.filter}
        {size.filter}
      </>
    );
  }

  function open(at: string) {
    const router = createMemoryRouter([{ path: '/', element: <Shop /> }], { initialEntries: [at] });
    render(<RouterProvider router={router} />);
    const next = () => userEvent.click(screen.getByRole('button', { name: 'Next' }));
    return { next, search: () => router.state.location.search };
  }

  it('keeps two choices made before the page has rendered the first; a filter that changes leads to the first page', async () => {
    const choose = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    const { search } = open('/?other=1');
    await act(async () => {
      choose('Colour', 'green');
      choose('Size', 'large');
    });
    expect(search()).toBe('?other=1&colour=green&size=large');
    expect(screen.getByText('green large 0')).toBeVisible();
    cleanup();
    const list = open('/');
    await list.next();
    expect(list.search()).toBe('?page=2');
    choose('Size', 'large');
    await waitFor(() => expect(list.search()).toBe('?size=large'));
    await list.next();
    await userEvent.type(screen.getByRole('textbox'), 'ab');
    expect(list.search()).toBe('?size=large&q=ab');
  });

  it.each(['0', '-3', 'many', '1.5'])('treats page=%s as the first', async (page) => {
    open(`/?page=${page}&colour=blue`);
    expect(screen.getByText('red small 0')).toBeVisible();
  });
});

describe('load files', () => {
  const sheets = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  const importModule = vi.fn(() => Promise.resolve('part'));

  afterEach(() => {
    importModule.mockClear();
    for (const link of document.querySelectorAll('head link')) link.remove();
  });

  test('a module is imported once its script has come, and not before; what has come is not asked for again', async () => {
    const fetch = vi
      .fn(() => Promise.resolve(new Response('')))
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValueOnce(new Response('', { status: 404 }));
    vi.stubGlobal('fetch', fetch);
    const load = () => loadFiles(importModule, ['assets/part.js']);
    await expect(load()).rejects.toThrow('Failed to fetch');
    await expect(load()).rejects.toThrow('404');
    expect(importModule).not.toHaveBeenCalled();
    expect(await load()).toBe('part');
    expect(await load()).toBe('part');
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  test('it waits for its style sheet, which is asked for again if it did not come', async () => {
    const load = () => loadFiles(importModule, ['assets/part.css']);
    const inVain = load();
    sheets()[0]?.dispatchEvent(new Event('error'));
    await expect(inVain).rejects.toThrow('did not come');
    expect(sheets()).toEqual([]);
    const again = load();
    expect(importModule).not.toHaveBeenCalled();
    sheets()[0]?.dispatchEvent(new Event('load'));
    expect(await again).toBe('part');
    await load();
    expect(sheets()).toHaveLength(1);
  });

  test('what the page has brought along is not fetched', async () => {
    const fetch = vi.fn();
    vi.stubGlobal('fetch', fetch);
    noteBrought(['/assets/known.js']);
    expect(await loadFiles(importModule, ['assets/known.js'])).toBe('part');
    expect(fetch).not.toHaveBeenCalled();
  });
});

interface PartProps {
  readonly onClose: () => void;
}

const Part = ({ onClose }: PartProps) => (
  <div role="dialog">
    <button type="button" onClick={onClose}>
      Done
    </button>
  </div>
);

/** The result of the second import. */
const second = () =>
  vi
    .fn<() => Promise<{ default: ComponentType<PartProps> }>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue({ default: Part });

function Page({ Lazy }: { readonly Lazy: ComponentType<PartProps> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <input aria-label="Text" />
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Suspense>{isOpen && <Lazy onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

async function open(Lazy: ComponentType<PartProps>) {
  render(<Page Lazy={Lazy} />);
  await userEvent.type(screen.getByLabelText('Text'), 'mangoes');
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
}

const said = 'This part didn’t load.';

test.each<[string, typeof lazyDialog<PartProps>]>([
  ['a part', lazyPart],
  ['a dialog', lazyDialog],
])('%s that does not come says so, keeps what was typed, and comes when asked again', async (_, make) => {
  await open(make(second()));
  expect(await screen.findByRole('status')).toHaveTextContent(said);
  const again = screen.getByRole('button', { name: 'Try again' });
  await userEvent.click(again);
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.getByLabelText('Text')).toHaveValue('mangoes');
});
