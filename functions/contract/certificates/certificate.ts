import { type InferType, object, string } from 'yup';
import { hasLetter } from '../accounts/display-name.ts';
import type { Party } from '../accounts/user.ts';
import { limits } from '../http/limits.ts';
import { validationMessage } from '../http/validation.ts';
import { certificateNameMax } from './token.ts';

const certificateSchema = object({
  name: string()
    .strict()
    .max(certificateNameMax)
    .required()
    .test('name', validationMessage('validation.contactName'), hasLetter),
});

export type CertificateInput = InferType<typeof certificateSchema>;

const revokeSchema = object({ reason: string().trim().max(limits.revokeReasonMax).required() });

export const certificateBodies = { certificate: certificateSchema, revokeCertificate: revokeSchema };

export type RevokeInput = InferType<typeof revokeSchema>;

export interface Revocation {
  readonly _id: string;
  readonly at: string;
  readonly by: Party;
  readonly reason?: string;
  readonly certificate?: Readonly<Record<'uid' | 'name' | 'title' | 'day', string>>;
}

export interface RevokedCertificates {
  readonly asOf: string;
  readonly revoked: readonly string[];
}
