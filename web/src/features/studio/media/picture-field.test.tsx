import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Formik, useFormikContext } from 'formik';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { serveUploads } from '../../../testing/serve-uploads.ts';
import { PictureField } from './picture-field.tsx';

const url = `/api/media/${'a'.repeat(32)}.webp`;
let uploads: ReturnType<typeof serveUploads>;
let papers: unknown[] = [];
let parts: number[][] = [];

beforeEach(() => {
  uploads = serveUploads();
  papers = [];
  parts = [];
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
let kept: unknown;
function Kept() {
  kept = useFormikContext<{ picture?: string }>().values.picture;
  return null;
}

function show(values: object) {
  const page = (
    <Formik initialValues={values} onSubmit={() => undefined}>
      <form>
        <PictureField name="picture" label="Cover" as="picture" use="course" />
        <Kept />
      </form>
    </Formik>
  );
  renderPage(page, { at: '/studio/courses/sums', path: '/studio/:kind/:id' });
}
const sums = { subject: 'mathematics', list: 'classSeven' };
const radio = (name: string) => screen.getByRole('radio', { name: `Cover: ${name}` });
const pictureOf = (name: string) => radio(name).nextElementSibling as HTMLImageElement;

it('offers the usual drawing and those of the subject, to be chosen by looking', () => {
  show(sums);
  expect(radio('Usual drawing')).toBeChecked();
  expect(pictureOf('Usual drawing')).toHaveAttribute('src', '/covers/sums.svg');
  fireEvent.click(radio('Drawing 2'));
  expect(kept).toBe('/covers/drawn/course-mathematics-2.svg');
  expect(radio('Drawing 2')).toBeChecked();
  fireEvent.click(radio('Usual drawing'));
  expect(kept).toBe('/covers/sums.svg');
});

it('sends of one’s own picture no more than the site shows', async () => {
  uploads.answers.push({ status: 201, json: { url, type: 'image/webp', bytes: 9, width: 800, height: 600 } });
  show(sums);
  fireEvent.click(screen.getByRole('button', { name: 'Use your own picture' }));
  fireEvent.change(await screen.findByTestId('file'), {
    target: { files: [new File(['GIF89a'], 'boat', { type: 'image/gif' })] },
  });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Use picture' })).toBeEnabled());
  fireEvent.click(screen.getByRole('button', { name: 'Use picture' }));
  await waitFor(() => expect(kept).toBe(url));
  expect(uploads.sent).toEqual([{ type: 'image/webp', size: 800 }]);
  expect(papers).toEqual(['white']);
  // As much of the middle as fills the frame, until another part is chosen.
  expect(parts).toEqual([[400, 0, 2400, 1800, 0, 0, 800, 600]]);
});

it.each([
  [new File(['y'], 'IMG_1.HEIC'), 'This is a HEIC photo'],
  [new File(['%PDF-'], 'sheet.jpg', { type: 'image/jpeg' }), 'This picture can’t be opened'],
])('says of a file that browsers cannot show what to do', async (file, says) => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('no', 'InvalidStateError')));
  show(sums);
  fireEvent.click(screen.getByRole('button', { name: 'Use your own picture' }));
  fireEvent.change(await screen.findByTestId('file'), { target: { files: [file] } });
  expect(await screen.findByRole('alert')).toHaveTextContent(says);
  expect(screen.getByRole('button', { name: 'Use picture' })).toBeDisabled();
});

it('refuses a file that is no picture, and keeps the dialog when the school cannot be reached', async () => {
  show(sums);
  fireEvent.click(screen.getByRole('button', { name: 'Use your own picture' }));
  const choose = async (type: string) =>
    fireEvent.change(await screen.findByTestId('file'), {
      target: { files: [new File(['y'], 'x', { type })] },
    });
  await choose('application/pdf');
  expect(await screen.findByRole('alert')).toHaveTextContent('Choose a PNG, JPEG, WebP or AVIF picture.');
  await choose('image/png');
  await screen.findByRole('slider', { name: 'Zoom' });
  fireEvent.click(screen.getByRole('button', { name: 'Use picture' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t reach the school');
  expect(kept).toBeUndefined();
});
