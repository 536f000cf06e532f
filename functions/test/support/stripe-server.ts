import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type Stripe from 'stripe';

/** A session at Stripe: the fields that were sent, by their form names. */
export interface KeptSession {
  readonly id: string;
  readonly url: string;
  readonly sent: Readonly<Record<string, string>>;
}

export interface KeptPayment {
  readonly amount: number;
  readonly currency: string;
  readonly metadata: Readonly<Record<string, string>>;
}

export interface StripeServer {
  readonly config: Stripe.StripeConfig;
  /** Sessions, one for each idempotency key. */
  readonly sessions: KeptSession[];
  readonly payments: Map<string, KeptPayment>;
  /** Answers every call with this status, until it is 200 again. */
  status: number;
  /** Runs before a session is answered. */
  onBegin: (() => Promise<unknown>) | undefined;
  readonly close: () => Promise<void>;
}

/** Form fields in, JSON out. Each idempotency key makes one session; payments can be read. */
export async function serveStripe(secretKey: string): Promise<StripeServer> {
  const byKey = new Map<string, KeptSession>();
  const sessions: KeptSession[] = [];
  const payments = new Map<string, KeptPayment>();
  const make = (key: string, sent: Readonly<Record<string, string>>): KeptSession => {
    const id = `cs_test_${sessions.length + 1}`;
    const session: KeptSession = { id, url: `https://checkout.stripe.test/pay/${id}`, sent };
    byKey.set(key, session);
    sessions.push(session);
    return session;
  };
  const server = createServer(async (request, response) => {
    const answer = (status: number, body: unknown) => {
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    };
    const sent = Object.fromEntries(new URLSearchParams(await textOf(request)));
    if (request.headers.authorization !== `Bearer ${secretKey}`) return answer(401, errorOf('No such key'));
    if (kept.status !== 200) return answer(kept.status, errorOf('Secret inside'));
    const { pathname } = new URL(request.url ?? '/', 'http://stripe.invalid');
    const found = calls[request.method ?? '']?.(pathname, () => {
      const key = String(request.headers['idempotency-key']);
      return byKey.get(key) ?? make(key, sent);
    });
    await kept.onBegin?.();
    if (found) answer(200, found);
    else answer(404, errorOf('No call'));
  });
  const calls: Readonly<Record<string, Call>> = {
    POST: (path, begin) => (path === '/v1/checkout/sessions' ? shown(begin()) : undefined),
    GET: (path) => {
      const payment = payments.get(path.replace('/v1/payment_intents/', ''));
      return payment && { id: path.split('/').at(-1), object: 'payment_intent', ...payment };
    },
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const kept: StripeServer = {
    config: { host: '127.0.0.1', port, protocol: 'http', maxNetworkRetries: 0 },
    sessions,
    payments,
    status: 200,
    onBegin: undefined,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return kept;
}

type Call = (path: string, begin: () => KeptSession) => object | undefined;

function shown({ id, url, sent }: KeptSession) {
  return {
    id,
    object: 'checkout.session',
    url,
    amount_total: Number(sent['line_items[0][price_data][unit_amount]']),
    metadata: { uid: sent['metadata[uid]'], courseId: sent['metadata[courseId]'] },
  };
}

function errorOf(message: string) {
  return { error: { type: 'api_error', message } };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
