import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { PersonOrder } from '@pathshala/contract/admin/person';
import { paths } from '@pathshala/contract/site/paths';
import { Price } from '../../course-ui/price.tsx';
import { PaperSection } from '../../ui/paper-section.tsx';
import { Link as PageLink } from '../../ui/router.ts';
import { mediumDayText } from '../../words/format.ts';
import { words } from '../../words/words.ts';
import type { PersonPart } from './person-part.ts';
import { PersonRow, PersonRows } from './person-rows.tsx';

/** How to refund: only at the payment provider. */
const refundGuide = 'https://docs.stripe.com/refunds';

/** Where an admin refunds a payment; undefined: it was made at a provider without such a page. */
const pageInStripe = (id: string) =>
  id.startsWith('pi_') ? `https://dashboard.stripe.com/payments/${id}` : undefined;

const statusWords: Readonly<Record<PersonOrder['status'], () => string>> = {
  paid: words['person.paid'],
  refunded: words['person.refunded'],
  'refund-due': words['person.refundDue'],
};

/** A person's orders, with receipts and how to refund. */
export function PersonOrders({ person: { user, orders } }: PersonPart) {
  return (
    <PaperSection title={words['account.orders']()}>
      {orders.length === 0 && (
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {words['person.noOrders']()}
        </Typography>
      )}
      <PersonRows>
        {orders.map(({ _id, title, amount, status, at }) => (
          <PersonRow key={_id} title={title} facts={[statusWords[status](), mediumDayText(at), _id]}>
            <Price dollars={amount} />
            <Link
              component={PageLink}
              className="tap"
              to={`${paths.receipt(_id)}?of=${user._id}`}
              aria-label={words['account.receiptFor']({ title })}
            >
              {words['titles.receipt']()}
            </Link>
            {pageInStripe(_id) && (
              <Link
                className="tap"
                href={pageInStripe(_id)}
                aria-label={words['person.inStripeFor']({ title })}
              >
                {words['person.inStripe']()}
              </Link>
            )}
          </PersonRow>
        ))}
      </PersonRows>
      {orders.length > 0 && (
        <Typography color="textSecondary" sx={{ mt: 1.5, textWrap: 'pretty' }}>
          {words['person.refundText']()}{' '}
          <Link href={refundGuide} underline="always">
            {words['person.refundHow']()}
          </Link>
        </Typography>
      )}
    </PaperSection>
  );
}
