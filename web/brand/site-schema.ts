import { apiRoot, pathOf } from '@pathshala/contract/endpoint';
import { endpoints } from '@pathshala/contract/endpoints';
import { array, boolean, type InferType, number, object, string } from 'yup';

const link = () =>
  string()
    .defined()
    .matches(/^(https:\/\/\S+)?$/, '${path} must be empty or an https address');

/** Where the API takes the contact form. */
const ownForm = `${apiRoot}${pathOf(endpoints.contact, {})}`;

/** Metres east and north of the school; the sketch reaches 500 to each side and 400 up and down. */
const metres = () => number().integer().min(-500).max(500).required();
const spot = { east: metres(), north: metres() };
const mapName = () => string().trim().min(2).max(28);

const roadSchema = object({
  /** Left out: a lane without a name. */
  name: mapName(),
  from: object(spot).noUnknown(),
  to: object(spot).noUnknown(),
  wide: boolean(),
}).noUnknown();

export const placeKinds = ['water', 'park', 'bus', 'shop', 'mosque', 'hospital'] as const;

const placeSchema = object({
  name: mapName().required(),
  kind: string<(typeof placeKinds)[number]>().oneOf(placeKinds).required(),
  ...spot,
}).noUnknown();

/** What `site.config.ts` may hold. */
export const siteConfigSchema = object({
  name: string().trim().min(2).max(40).required(),
  tagline: string().trim().min(5).max(120).required(),
  description: string().trim().min(50).max(170).required(),
  origin: string()
    .matches(/^https:\/\/[^/\s]+$/, '${path} must be an https origin without a path')
    .required(),
  contactEmail: string().email().required(),
  owner: object({
    name: string().trim().min(2).max(80).required(),
    address: string().trim().min(10).max(200).required(),
    country: string().trim().min(2).max(60).required(),
    privacyEmail: string().email().required(),
    securityEmail: string().email().required(),
  }).noUnknown(),
  mapUrl: string()
    .matches(/^https:\/\/\S+$/, '${path} must be an https address')
    .required(),
  mapLabel: string().min(3).required(),
  mapAtOnce: boolean().required(),
  mapSketch: object({
    roads: array().of(roadSchema.required()).min(1).max(8).required(),
    places: array().of(placeSchema.required()).max(8).required(),
  }).noUnknown(),
  contactFormAction: string()
    .matches(new RegExp(`^(${ownForm}|https://\\S+)$`), `\${path} must be ${ownForm} or an https address`)
    .required(),
  commonPasswords: string<'warn' | 'refuse'>()
    .oneOf(['warn', 'refuse'], '${path} must be warn or refuse')
    .required(),
  facebookPageId: string()
    .defined()
    .matches(/^[\w.]*$/),
  facebookAppId: string().defined().matches(/^\d*$/),
  appCheckSiteKey: string()
    .defined()
    .matches(/^[\w-]*$/, '${path} must be empty or a site key'),
  social: object({ facebook: link(), youtube: link(), instagram: link(), linkedin: link() }).noUnknown(),
  claims: object({
    learners: string().trim().max(20).required(),
    investors: string().trim().max(20).required(),
  }).noUnknown(),
  invented: boolean().required(),
  apps: object({ appStore: link(), playStore: link() }).noUnknown(),
}).noUnknown();

export type SiteConfig = InferType<typeof siteConfigSchema>;
