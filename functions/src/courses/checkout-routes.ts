import { type CourseDetail, priceText } from '@pathshala/contract/courses/course';
import { courseEndpoints } from '@pathshala/contract/courses/endpoints';
import type { CheckoutAnswer } from '@pathshala/contract/courses/enrolment';
import { firstLanguage } from '@pathshala/contract/text/languages';
import type { Firestore } from 'firebase-admin/firestore';
import { readCourse } from '../content/courses.ts';
import type { Dependencies } from '../core/deadline.ts';
import { DomainError } from '../core/domain-error.ts';
import { json, type Route, requestedLanguage, signedIn } from '../http/route.ts';
import { applyPaymentEvent, countPayments, type PaymentEvent } from '../money/ledger.ts';
import { findEnrolment } from '../people/enrolments.ts';
import { languageOfPerson } from '../people/people.ts';

export function checkoutRoutes(
  services: Dependencies,
  createPaymentProvider: CreatePaymentProvider | undefined,
): Route[] {
  const { db } = services;
  const provider = createPaymentProvider?.({ db, onEvent: (event) => applyPaymentEvent(services, event) });
  const checkout = json(
    courseEndpoints.checkout,
    async (call) => {
      const { uid, email } = signedIn(call);
      const language = call.query.has('lang')
        ? requestedLanguage(call.query)
        : ((await languageOfPerson(db, uid)) ?? firstLanguage);
      const course = await readCourse(db, call.params.courseId, language);
      if (await findEnrolment(db, uid, course._id)) throw new DomainError('already-enrolled');
      requireOnSale(course, call.body.price);
      if (!provider) throw new DomainError('unavailable', 'You can’t buy courses at the moment.');
      const earlier = await countPayments(db, uid, course._id);
      const { origin } = call.request.headers;
      const json = await provider.begin({ uid, email, course, earlier, origin });
      // The price may have changed during the call.
      requireOnSale(await readCourse(db, course._id), course.price);
      return json;
    },
    { caller: 'account', kind: 'pay' },
  );
  return [checkout, ...(provider?.routes ?? [])];
}

function requireOnSale(course: CourseDetail, shown: number | undefined): void {
  if (!course.complete) throw new DomainError('course-not-open');
  if (course.price === 0) throw new DomainError('conflict', 'This course is free. Join it without paying.');
  if (shown !== undefined && shown !== course.price) {
    throw new DomainError(
      'price-changed',
      `The price is ${priceText(course.price)} now. Check it before you continue.`,
    );
  }
}

export interface Purchase {
  readonly uid: string;
  readonly email: string;
  readonly course: CourseDetail;
  /** Earlier payments of this person for this course, all refunded. */
  readonly earlier: number;
  /** The request's `Origin` header; untrusted. */
  readonly origin: string | undefined;
}

export interface PaymentProvider {
  readonly begin: (purchase: Purchase) => Promise<CheckoutAnswer>;
  readonly routes: readonly Route[];
}

export interface PaymentTools {
  readonly db: Firestore;
  readonly onEvent: (event: PaymentEvent) => Promise<void>;
}

export type CreatePaymentProvider = (tools: PaymentTools) => PaymentProvider;
