import { type InferType, object, string } from 'yup';
import { normaliseDisplayName } from '../accounts/display-name.ts';
import { says } from '../http/validation.ts';
import { certificateNameMax } from './token.ts';

/** Body of `POST /course/{courseId}/certificate`: the name as it shall stand there. */
export const certificateSchema = object({
  name: string()
    .strict()
    .max(certificateNameMax)
    .required()
    .test('name', says('validation.contactName'), (name) => normaliseDisplayName(name) !== ''),
});

export type CertificateInput = InferType<typeof certificateSchema>;

/** The certificates that were taken back, by their ids. `asOf` is ISO 8601, UTC: what was taken back later is not in it. */
export interface RevokedCertificates {
  readonly asOf: string;
  readonly revoked: readonly string[];
}
