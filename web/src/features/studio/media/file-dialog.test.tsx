import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { serveUploads } from '../../../testing/serve-uploads.ts';
import type { TextCommand } from '../text/text-commands.ts';
import FileDialog from './file-dialog.tsx';
import type { BroughtFile } from './file-drop.tsx';
import { widthsOf } from './picture-files.ts';

const url = (letter: string, ending: string) => `/api/media/${letter.repeat(32)}.${ending}`;

let drawn: number[][] = [];
let uploads: ReturnType<typeof serveUploads>;

beforeEach(() => {
  uploads = serveUploads();
  vi.stubGlobal('createImageBitmap', async () => ({ width: 3200, height: 1800, close: () => undefined }));
  drawn = [];
  const drawImage = (_: unknown, ...places: number[]) => drawn.push(places);
  HTMLCanvasElement.prototype.getContext = (() => ({
    drawImage,
    fillRect: () => undefined,
    clearRect: () => undefined,
  })) as never;
  HTMLCanvasElement.prototype.toBlob = function toBlob(done) {
    done(new Blob(['x'.repeat(this.width)], { type: 'image/webp' }));
  };
});
let text = '';
function show(first?: BroughtFile) {
  text = '';
  const onInsert = (command: TextCommand) => {
    text = typeof command === 'object' ? command.markdown : '';
  };
  renderPage(<FileDialog first={first} onInsert={onInsert} onClose={() => undefined} />, {
    at: '/',
    path: '/',
  });
}
const choose = (type: string, begins = '') =>
  fireEvent.change(screen.getByTestId('file'), {
    target: { files: [new File([begins, 'y'.repeat(9000)], 'boat', { type })] },
  });
const put = () => fireEvent.click(screen.getByRole('button', { name: 'Insert' }));

it('asks for a description, sends a large and a small picture, and inserts both with their size', async () => {
  uploads.answers.push(
    { status: 201, json: { url: url('a', 'webp'), type: 'image/webp', bytes: 9, width: 1600, height: 900 } },
    { status: 201, json: { url: url('b', 'webp'), type: 'image/webp', bytes: 5, width: 800, height: 450 } },
  );
  show();
  choose('image/jpeg');
  const words = await screen.findByLabelText(/What the picture shows/);
  put();
  expect(await screen.findByText('Describe it in a few words.')).toBeVisible();
  expect(uploads.sent).toEqual([]);
  fireEvent.change(words, { target: { value: 'A boat [red]' } });
  put();
  await waitFor(() =>
    expect(text).toBe(`![A boat \\[red\\]](${url('a', 'webp')}#1600x900;800=${'b'.repeat(32)}.webp)`),
  );
  expect(uploads.sent).toEqual([
    { type: 'image/webp', size: 1600 },
    { type: 'image/webp', size: 800 },
  ]);
});

it.each([
  [413, 'This file is larger than 10 MB.'],
  [415, 'Choose a PNG, JPEG, WebP or AVIF picture, or a PDF.'],
  [422, 'This file is larger than 8000 pixels on a side', 'is larger than 8000 pixels on a side'],
  [422, 'This file cannot be read as image/png', 'cannot be read as image/png'],
  [429, 'no'],
  [0, 'We couldn’t reach the school'],
])(
  'says why the school refused a file with status %i, and keeps it: %s',
  async (status, words, detail = '') => {
    const errors = detail ? [{ path: 'file', key: 'request-faults.file', detail }] : [];
    if (status > 0)
      uploads.answers.push({ status, json: { type: '/problems/x', status, title: 'no', errors } });
    show();
    choose('application/pdf');
    fireEvent.change(await screen.findByLabelText(/Link text/), { target: { value: 'A sheet' } });
    put();
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.getByText(/^boat, 9 KB$/)).toBeVisible();
    expect(text).toBe('');
  },
);

it('refuses a file that is neither a picture nor a PDF before sending anything', async () => {
  show();
  choose('text/html');
  expect(await screen.findByRole('alert')).toHaveTextContent('Choose a PNG');
  expect(uploads.sent).toEqual([]);
});

it.each([
  ['image/png', ''],
  ['image/png', '.PNG....IHDR.acTL'],
  ['image/gif', 'GIF89a'],
  ['image/webp', 'RIFF....WEBPVP8X.ANIM'],
  ['image/jpeg', ''],
])('encodes a picture again, without its metadata, and says if it moved: %s %s', async (type, begins) => {
  show();
  choose(type, begins);
  fireEvent.change(await screen.findByLabelText(/What the picture shows/), { target: { value: 'A boat' } });
  expect(screen.queryAllByText(/Moving pictures \(GIF\) become still ones/)).toHaveLength(
    begins === '' ? 0 : 1,
  );
  put();
  await waitFor(() => expect(uploads.sent).toEqual([{ type: 'image/webp', size: 1600 }]));
});

it('cuts as much of the middle as fills the frame, until another part is chosen', async () => {
  show();
  choose('image/jpeg');
  fireEvent.click(await screen.findByRole('button', { name: 'Square' }));
  fireEvent.change(screen.getByLabelText(/What the picture shows/), { target: { value: 'A boat' } });
  put();
  await waitFor(() => expect(drawn.at(-1)).toEqual([700, 0, 1800, 1800, 0, 0, 800, 800]));
});

it('never enlarges a picture', () => {
  expect([4000, 900, 1200].map((width) => widthsOf({ width, height: 900 }))).toEqual([
    { large: 1600, small: 800 },
    { large: 900 },
    { large: 1200, small: 800 },
  ]);
  expect([widthsOf({ width: 1080, height: 9000 }), widthsOf({ width: 4, height: 90_000 })]).toEqual([
    { large: 960 },
    { large: 1 },
  ]);
});
