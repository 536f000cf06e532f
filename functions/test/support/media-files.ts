import { mediaName } from '../../src/pictures/routes.ts';

/** Begins like every PDF, and is empty. As text, so that it can be sent as a body. */
export const tinyPdf = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
export const tinyPdfName = mediaName({ bytes: Buffer.from(tinyPdf), type: 'application/pdf' });

export const tinyPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=',
  'base64',
);
