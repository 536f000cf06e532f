import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Formik, useFormikContext } from 'formik';
import { beforeEach, expect, it } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { serveUploads } from '../../../testing/serve-uploads.ts';
import { PdfField } from './pdf-field.tsx';

const url = `/api/media/${'a'.repeat(32)}.pdf`;
let uploads: ReturnType<typeof serveUploads>;

beforeEach(() => {
  uploads = serveUploads();
});
let kept: unknown;
function Kept() {
  kept = useFormikContext<{ file?: object }>().values.file;
  return null;
}

function show(file?: object) {
  const page = (
    <Formik initialValues={{ file }} onSubmit={() => undefined}>
      <form>
        <PdfField name="file" label="The book" as="pdf" />
        <Kept />
      </form>
    </Formik>
  );
  renderPage(page, { at: '/', path: '/' });
}
const choose = (text: string, type = 'application/pdf') =>
  fireEvent.change(screen.getByTestId('file'), { target: { files: [new File([text], 'book', { type })] } });

it('sends a PDF and stores its address, size and page count, which can be corrected', async () => {
  uploads.answers.push({ status: 201, json: { url, type: 'application/pdf', bytes: 412_345 } });
  show();
  choose('%PDF-1.4 <</Type /Pages>> <</Type/Page>> <</Type /Page /Parent 2 0 R>>');
  expect(await screen.findByText('PDF, 412 KB')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open it' })).toHaveAttribute('href', url);
  expect(kept).toEqual({ url, bytes: 412_345, pages: 2 });
  fireEvent.change(screen.getByLabelText('Number of pages'), { target: { value: '12' } });
  await waitFor(() => expect(kept).toEqual({ url, bytes: 412_345, pages: 12 }));
});

it('asks for the page count if it cannot be read from the PDF', async () => {
  uploads.answers.push({ status: 201, json: { url, type: 'application/pdf', bytes: 9 } });
  show({ url: '/api/media/old.pdf', bytes: 5, pages: 3 });
  choose('%PDF-1.7 packed');
  await waitFor(() => expect(kept).toEqual({ url, bytes: 9 }));
  expect(screen.getByLabelText('Number of pages')).toHaveValue('');
});

it('removes the PDF with all its values', async () => {
  show({ url, bytes: 5, pages: 3 });
  fireEvent.click(screen.getByRole('button', { name: 'Remove the PDF' }));
  await waitFor(() => expect(kept).toBeUndefined());
  expect(screen.queryByLabelText('Number of pages')).toBeNull();
});

it('refuses other files before sending, shows failed uploads, and keeps the previous PDF', async () => {
  const before = { url, bytes: 5, pages: 3 };
  show(before);
  choose('<p>', 'text/html');
  expect(await screen.findByText('Choose a PDF.')).toBeVisible();
  expect(uploads.sent).toEqual([]);
  choose('%PDF-1.4');
  expect(await screen.findByText(/We couldn’t reach the school/)).toBeVisible();
  expect(kept).toEqual(before);
});
