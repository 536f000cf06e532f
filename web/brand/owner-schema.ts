import { forTranslations } from '@pathshala/contract/text/languages';
import { type InferType, object, string } from 'yup';

const shape = {
  name: string().trim().min(2).max(80).required(),
  address: string().trim().min(10).max(200).required(),
  country: string().trim().min(2).max(60).required(),
};

export const ownerSchema = object({
  ...shape,
  privacyEmail: string().email().required(),
  securityEmail: string().email().required(),
}).noUnknown();

export const translatedOwnerSchema = object(
  forTranslations(() => object(shape).noUnknown().optional().default(undefined)),
).noUnknown();

export type TranslatedOwner = InferType<typeof translatedOwnerSchema>;
export type Owner = InferType<typeof ownerSchema>;
