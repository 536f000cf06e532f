import { forTranslations } from '@pathshala/contract/text/languages';
import { array, boolean, type InferType, number, object, string } from 'yup';

/** Who is responsible, in one language. */
const shape = {
  name: string().trim().min(2).max(80).required(),
  address: string().trim().min(10).max(200).required(),
  country: string().trim().min(2).max(60).required(),
};

/** What `owner.config.ts` may hold: who is responsible. */
export const ownerSchema = object({
  ...shape,
  privacyEmail: string().email().required(),
  securityEmail: string().email().required(),
}).noUnknown();

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

/** What `owner.config.ts` may hold: the way to the school. */
export const mapSketchSchema = object({
  roads: array().of(roadSchema.required()).min(1).max(8).required(),
  places: array().of(placeSchema.required()).max(8).required(),
}).noUnknown();

/** What `translatedOwner` of `owner.config.ts` may hold. */
export const translatedOwnerSchema = object(
  forTranslations(() => object(shape).noUnknown().optional().default(undefined)),
).noUnknown();

export type TranslatedOwner = InferType<typeof translatedOwnerSchema>;
export type Owner = InferType<typeof ownerSchema>;
export type MapSketch = InferType<typeof mapSketchSchema>;
