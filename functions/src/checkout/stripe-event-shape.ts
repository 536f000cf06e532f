import type Stripe from 'stripe';
import { type AnyObject, boolean, mixed, number, type ObjectSchema, object, string } from 'yup';
import { DomainError } from '../core/domain-error.ts';
import { ownFields } from '../core/own-fields.ts';

const cents = number().integer().min(0);

/** The payment intent or its id. */
const intent = mixed().test((value) => {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : (value ?? '');
  return typeof id === 'string';
});

/** Purchase data in both kinds of objects. */
const purchase = {
  payment_intent: intent.nullable(),
  metadata: object({ uid: string(), courseId: string() }).nullable(),
};
const session = object({
  ...purchase,
  payment_status: string().required(),
  amount_total: cents.nullable(),
  currency: string().nullable(),
});
const charge = object({
  ...purchase,
  refunded: boolean().required(),
  amount: cents.required(),
  currency: string().nullable(),
});
const dispute = object({
  status: string().required(),
  payment_intent: intent.nullable(),
});

/** Schemas of event objects by event type, for the fields that are read. */
const objects: ReadonlyMap<string, ObjectSchema<AnyObject>> = new Map<string, ObjectSchema<AnyObject>>([
  ['checkout.session.completed', session],
  ['checkout.session.async_payment_succeeded', session],
  ['charge.refunded', charge],
  ['charge.dispute.created', dispute],
]);

/**
 * Looks whether an event is made as Stripe makes them.
 * @param event JSON whose signature fits
 * @throws DomainError `invalid-event`
 */
export function wellFormed(event: unknown): Stripe.Event {
  demand(object({ type: string().required() }), event);
  const schema = objects.get((event as Stripe.Event).type);
  if (schema) demand(object({ data: object({ object: schema.required() }).required() }), event);
  return event as Stripe.Event;
}

function demand(schema: ObjectSchema<AnyObject>, event: unknown): void {
  const { value, wrong } = ownFields(schema.describe(), event ?? []);
  if (wrong.length > 0 || !schema.isValidSync(value, { strict: true }))
    throw new DomainError('invalid-event');
}
