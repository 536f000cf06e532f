import {
  type DocumentData,
  DocumentReference,
  type Firestore,
  GeoPoint,
  Timestamp,
} from 'firebase-admin/firestore';

/**
 * A value of a document as JSON that keeps its type: the form that Firestore's own REST interface uses. A reference is
 * kept as the path below the database, so that it leads to the same document in whichever project it is restored.
 */
export type TypedValue =
  | { readonly nullValue: null }
  | { readonly booleanValue: boolean }
  | { readonly integerValue: string }
  | { readonly doubleValue: number | string }
  | { readonly stringValue: string }
  | { readonly timestampValue: string }
  | { readonly bytesValue: string }
  | { readonly referenceValue: string }
  | { readonly geoPointValue: { readonly latitude: number; readonly longitude: number } }
  | { readonly arrayValue: { readonly values: readonly TypedValue[] } }
  | { readonly mapValue: { readonly fields: TypedFields } };

export type TypedFields = Readonly<Record<string, TypedValue>>;

/**
 * A document's fields with their types.
 * @param data as the Admin SDK reads it with `useBigInt`: whole numbers are bigints, all others doubles
 * @throws Error for a kind of value that the school does not use: nothing is left out silently
 */
export function typedFields(data: DocumentData): TypedFields {
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, typed(value)]));
}

function typed(value: unknown): TypedValue {
  switch (typeof value) {
    case 'boolean':
      return { booleanValue: value };
    case 'bigint':
      return { integerValue: String(value) };
    case 'number':
      return { doubleValue: Number.isFinite(value) && !Object.is(value, -0) ? value : signed(value) };
    case 'string':
      return { stringValue: value };
    case 'object':
      return value === null ? { nullValue: null } : typedObject(value);
    default:
      throw new Error(`A backup cannot keep a value of the type ${typeof value}.`);
  }
}

/** JSON has no minus zero and nothing beyond the numbers. */
const signed = (value: number) => (Object.is(value, -0) ? '-0' : String(value));

function typedObject(value: object): TypedValue {
  if (Array.isArray(value)) return { arrayValue: { values: value.map(typed) } };
  if (value instanceof Timestamp) return { timestampValue: timeOf(value) };
  if (value instanceof DocumentReference) return { referenceValue: value.path };
  if (value instanceof Uint8Array) return { bytesValue: Buffer.from(value).toString('base64') };
  if (value instanceof GeoPoint) {
    return { geoPointValue: { latitude: value.latitude, longitude: value.longitude } };
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype === Object.prototype || prototype === null)
    return { mapValue: { fields: typedFields(value) } };
  throw new Error(`A backup cannot keep a value of the type ${value.constructor.name}.`);
}

/** Firestore keeps microseconds, JavaScript's own dates do not. */
function timeOf({ seconds, nanoseconds }: Timestamp): string {
  const whole = new Date(seconds * 1000).toISOString().slice(0, -'.000Z'.length);
  return `${whole}.${String(nanoseconds).padStart(9, '0')}Z`;
}

/**
 * The fields as the Admin SDK writes them. A double that is a whole number comes back as an integer: the SDK writes
 * such numbers as integers always.
 * @param db where references are to lead
 */
export function plainFields(db: Firestore, fields: TypedFields): DocumentData {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plain(db, value)]));
}

function plain(db: Firestore, value: TypedValue): unknown {
  if ('nullValue' in value) return null;
  if ('booleanValue' in value) return value.booleanValue;
  if ('integerValue' in value) return BigInt(value.integerValue);
  if ('doubleValue' in value) return Number(value.doubleValue);
  if ('stringValue' in value) return value.stringValue;
  if ('timestampValue' in value) return timestampOf(value.timestampValue);
  if ('bytesValue' in value) return Buffer.from(value.bytesValue, 'base64');
  if ('referenceValue' in value) return db.doc(value.referenceValue);
  if ('geoPointValue' in value) {
    const { latitude, longitude } = value.geoPointValue;
    return new GeoPoint(latitude, longitude);
  }
  if ('arrayValue' in value) return value.arrayValue.values.map((one) => plain(db, one));
  return plainFields(db, value.mapValue.fields);
}

function timestampOf(text: string): Timestamp {
  const [whole = '', nanoseconds = '0'] = text.slice(0, -1).split('.');
  return new Timestamp(Date.parse(`${whole}Z`) / 1000, Number(nanoseconds));
}
