import { apiRoot, pathOf } from '@pathshala/contract/http/endpoint';
import { siteEndpoints } from '@pathshala/contract/site/endpoints';
import { forTranslations } from '@pathshala/contract/text/languages';
import { boolean, type InferType, object, string } from 'yup';

const link = () =>
  string()
    .defined()
    .matches(/^(https:\/\/\S+)?$/, '${path} must be empty or an https address');

const ownForm = `${apiRoot}${pathOf(siteEndpoints.contact, {})}`;

export const siteConfigSchema = object({
  origin: string()
    .matches(/^https:\/\/[^/\s]+$/, '${path} must be an https origin without a path')
    .required(),
  mapAtOnce: boolean().required(),
  contactFormAction: string()
    .matches(new RegExp(`^(${ownForm}|https://\\S+)$`), `\${path} must be ${ownForm} or an https address`)
    .required(),
  commonPasswords: string<'warn' | 'refuse'>()
    .oneOf(['warn', 'refuse'], '${path} must be warn or refuse')
    .required(),
  secondStep: string<'off' | 'app'>().oneOf(['off', 'app'], '${path} must be off or app').required(),
  appCheckSiteKey: string()
    .defined()
    .matches(/^[\w-]*$/, '${path} must be empty or a site key'),
  invented: boolean().required(),
  apps: object({ appStore: link(), playStore: link() }).noUnknown(),
}).noUnknown();

export type SiteConfig = InferType<typeof siteConfigSchema>;

const ownerShape = {
  name: string().trim().min(2).max(80).required(),
  country: string().trim().min(2).max(60).required(),
};

export const ownerSchema = object({
  ...ownerShape,
  privacyEmail: string().email().required(),
  securityEmail: string().email().required(),
}).noUnknown();

export const translatedOwnerSchema = object(
  forTranslations(() => object(ownerShape).noUnknown().optional().default(undefined)),
).noUnknown();

export type TranslatedOwner = InferType<typeof translatedOwnerSchema>;
export type Owner = InferType<typeof ownerSchema>;
