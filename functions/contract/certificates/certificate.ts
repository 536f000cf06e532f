import { type InferType, object, string } from 'yup';
import { normaliseDisplayName } from '../accounts/display-name.ts';
import { validationMessage } from '../http/validation.ts';
import { certificateNameMax } from './token.ts';

/** Body of `POST /course/{courseId}/certificate`: the name to print on it. */
export const certificateSchema = object({
  name: string()
    .strict()
    .max(certificateNameMax)
    .required()
    .test('name', validationMessage('validation.contactName'), (name) => normaliseDisplayName(name) !== ''),
});

export type CertificateInput = InferType<typeof certificateSchema>;

/** Hashes of a part of the revoked certificates, as of `asOf` (ISO 8601, UTC). */
export interface RevokedCertificates {
  readonly asOf: string;
  readonly revoked: readonly string[];
}
