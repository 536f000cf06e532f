import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { FormContext, openForm, useValue } from '../form/form-values.ts';
import type { TextCommand } from '../text/text-tools.tsx';
import FileDialog from './file-dialog.tsx';
import { PdfField, PictureField } from './media-fields.tsx';
import { widthsOf } from './picture-files.ts';

const url = (letter: string, ending: string) => `/api/media/${letter.repeat(32)}.${ending}`;

/** The files that the page has sent, by the type that was said with them. */
let sentFiles: { readonly type: string | null; readonly size: number }[] = [];
/** What the school says to each file, in their order; none left: it cannot be reached. */
let answers: { readonly status: number; readonly json: object }[] = [];
let papers: unknown[] = [];
let parts: number[][] = [];
/** What the form stores, or what was inserted into the text. */
let kept: unknown;

beforeEach(() => {
  [sentFiles, answers, papers, parts, kept] = [[], [], [], [], undefined];
  vi.stubGlobal('fetch', async (_url: string, { headers, body }: { headers: Headers; body: Blob }) => {
    sentFiles.push({ type: headers.get('content-type'), size: body.size });
    const answer = answers.shift();
    if (!answer) throw new TypeError('Failed to fetch');
    return Response.json(answer.json, { status: answer.status });
  });
  vi.stubGlobal('createImageBitmap', async () => ({ width: 3200, height: 1800, close: () => undefined }));
  HTMLCanvasElement.prototype.getContext = (() => ({
    drawImage: (_: unknown, ...part: number[]) => parts.push(part),
    fillStyle: '',
    fillRect() {
      papers.push(this.fillStyle);
    },
  })) as never;
  HTMLCanvasElement.prototype.toBlob = function toBlob(done) {
    done(new Blob(['x'.repeat(this.width)], { type: 'image/webp' }));
  };
});

const choose = (file: File) => fireEvent.change(screen.getByTestId('file'), { target: { files: [file] } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const sent = (...sizes: number[]) =>
  expect(sentFiles).toEqual(sizes.map((size) => ({ type: 'image/webp', size })));

function Kept({ name }: { readonly name: string }) {
  [kept] = useValue(name);
  return null;
}
function show(name: 'picture' | 'file', values: object) {
  const field =
    name === 'file' ? (
      <PdfField name="file" label="The book" as="pdf" />
    ) : (
      <PictureField name="picture" label="Cover" as="picture" use="course" />
    );
  const page = (
    <FormContext value={openForm(values)}>
      {field}
      <Kept name={name} />
    </FormContext>
  );
  renderPage(page, { at: '/studio/courses/sums', path: '/studio/:kind/:id' });
}

const pdf = { type: 'application/pdf' };
const boat = (type: string) => new File(['y'.repeat(9000)], 'boat', { type });
function showDialog() {
  const onInsert = (command: TextCommand) => {
    kept = typeof command === 'object' ? command.markdown : '';
  };
  renderPage(<FileDialog onInsert={onInsert} onClose={() => undefined} />, { at: '/', path: '/' });
}

it('refuses other files before sending anything, asks for a description of a picture, encodes it large and small, and inserts both with their size', async () => {
  answers.push(
    { status: 201, json: { url: url('a', 'webp'), type: 'image/webp', bytes: 9, width: 1600, height: 900 } },
    { status: 201, json: { url: url('b', 'webp'), type: 'image/webp', bytes: 5, width: 800, height: 450 } },
  );
  showDialog();
  choose(boat('text/html'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Choose a PNG');
  choose(boat('image/jpeg'));
  const words = await screen.findByLabelText(/What the picture shows/);
  press('Insert');
  expect(await screen.findByText('Describe it in a few words.')).toBeVisible();
  sent();
  fireEvent.change(words, { target: { value: 'A boat [red]' } });
  press('Insert');
  await waitFor(() =>
    expect(kept).toBe(`![A boat \\[red\\]](${url('a', 'webp')}#1600x900;800=${'b'.repeat(32)}.webp)`),
  );
  sent(1600, 800);
});

it.each([
  [413, 'This file is larger than 10 MB.'],
  [415, 'Choose a PNG, JPEG, WebP or AVIF picture, or a PDF.'],
  [422, 'This file is larger than 8000 pixels on a side', 'is larger than 8000 pixels on a side'],
  [0, 'We couldn’t connect, so the file'],
])('says why the school refused a file: status %i, %s', async (status, words, detail = '') => {
  const errors = detail ? [{ path: 'file', key: 'request-faults.file', detail }] : [];
  if (status > 0) answers.push({ status, json: { type: '/problems/x', status, title: 'no', errors } });
  showDialog();
  choose(boat('application/pdf'));
  fireEvent.change(await screen.findByLabelText(/Link text/), { target: { value: 'A sheet' } });
  press('Insert');
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(screen.getByText(/^boat, 9 KB$/)).toBeVisible();
  expect(kept).toBeUndefined();
});

it('never enlarges a picture', () => {
  const all = [4000, 900, 1200].map((width) => ({ width, height: 900 }));
  const narrow = [
    { width: 1080, height: 9000 },
    { width: 4, height: 90_000 },
  ];
  expect([...all, ...narrow].map(widthsOf)).toEqual([[1600, 800], [900], [1200, 800], [960], [1]]);
});

it('sends a PDF and stores its address, size and page count, which can be corrected', async () => {
  answers.push({
    status: 201,
    json: { url: url('a', 'pdf'), type: 'application/pdf', bytes: 412_345 },
  });
  show('file', {});
  choose(new File(['%PDF-1.4 <</Type /Pages>> <</Type/Page>> <</Type /Page /Parent 2 0 R>>'], 'book', pdf));
  expect(await screen.findByText('PDF, 412 KB')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open it' })).toHaveAttribute('href', url('a', 'pdf'));
  expect(kept).toEqual({ url: url('a', 'pdf'), bytes: 412_345, pages: 2 });
  fireEvent.change(screen.getByLabelText('Number of pages'), { target: { value: '12' } });
  await waitFor(() => expect(kept).toMatchObject({ bytes: 412_345, pages: 12 }));
});

it('refuses other files before sending, keeps the PDF whose successor fails, and takes it away whole', async () => {
  const before = { url: '/api/media/old.pdf', bytes: 5, pages: 3 };
  show('file', { file: before });
  choose(new File(['<p>'], 'book', { type: 'text/html' }));
  expect(await screen.findByText('Choose a PDF.')).toBeVisible();
  sent();
  choose(new File(['%PDF-1.4'], 'book', pdf));
  expect(await screen.findByText(/We couldn’t connect, so the file/)).toBeVisible();
  expect(kept).toEqual(before);
  // The page count of another PDF cannot be read.
  answers.push({ status: 201, json: { url: url('a', 'pdf'), type: 'application/pdf', bytes: 9 } });
  choose(new File(['%PDF-1.7 packed'], 'book', pdf));
  await waitFor(() => expect(kept).toEqual({ url: url('a', 'pdf'), bytes: 9 }));
  expect(screen.getByLabelText('Number of pages')).toHaveValue('');
  press('Remove the PDF');
  await waitFor(() => expect(kept).toBeUndefined());
  expect(screen.queryByLabelText('Number of pages')).toBeNull();
});

const sums = { subject: 'mathematics', list: 'classSeven' };
const radio = (name: string) => screen.getByRole('radio', { name: `Cover: ${name}` });
async function chooseCover(file: File): Promise<void> {
  if (!screen.queryByTestId('file')) press('Use your own picture');
  await screen.findByTestId('file');
  choose(file);
}

it('offers the usual drawing and those of the subject, to be chosen by looking', () => {
  show('picture', sums);
  expect(radio('Usual drawing')).toBeChecked();
  expect(radio('Usual drawing').nextElementSibling).toHaveAttribute('src', '/covers/sums.svg');
  fireEvent.click(radio('Drawing 2'));
  expect(kept).toBe('/covers/drawn/course-mathematics-2.svg');
  expect(radio('Drawing 2')).toBeChecked();
  fireEvent.click(radio('Usual drawing'));
  expect(kept).toBe('/covers/sums.svg');
});

it('sends of one’s own picture no more than the site shows', async () => {
  const answer = { url: url('a', 'webp'), type: 'image/webp', bytes: 9, width: 800, height: 600 };
  answers.push({ status: 201, json: answer });
  show('picture', sums);
  await chooseCover(new File(['GIF89a'], 'boat', { type: 'image/gif' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Use picture' })).toBeEnabled());
  press('Use picture');
  await waitFor(() => expect(kept).toBe(answer.url));
  sent(800);
  expect(papers).toEqual(['white']);
  // The middle fills the frame until another part is chosen.
  expect(parts).toEqual([[400, 0, 2400, 1800, 0, 0, 800, 600]]);
});

it.each([
  [new File(['y'], 'IMG_1.HEIC'), 'Browsers can’t show HEIC photos'],
  [new File(['%PDF-'], 'sheet.jpg', { type: 'image/jpeg' }), 'We can’t open this picture'],
  [new File(['%PDF-'], 'sheet', pdf), 'Choose a PNG, JPEG, WebP or AVIF picture.'],
])('says of a file that browsers cannot show what to do', async (file, says) => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('no', 'InvalidStateError')));
  show('picture', sums);
  await chooseCover(file);
  expect(await screen.findByRole('alert')).toHaveTextContent(says);
  expect(screen.getByRole('button', { name: 'Use picture' })).toBeDisabled();
});
