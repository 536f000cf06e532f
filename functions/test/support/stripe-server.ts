import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type Stripe from 'stripe';

/** A session as Stripe would keep it: the fields that were sent, by their names in the form. */
export interface KeptSession {
  readonly id: string;
  readonly url: string;
  readonly sent: Readonly<Record<string, string>>;
}

export interface StripeServer {
  /** How the library reaches this server. */
  readonly config: Stripe.StripeConfig;
  /** Sessions that were made: one for each idempotency key. */
  readonly sessions: KeptSession[];
  /** Answers every call with this status until it is set back to 200. */
  status: number;
  readonly close: () => Promise<void>;
}

/** Stripe's call that makes a Checkout session, on this machine: form fields in, JSON out, one session for one key. */
export async function serveStripe(secretKey: string): Promise<StripeServer> {
  const byKey = new Map<string, KeptSession>();
  const sessions: KeptSession[] = [];
  const make = (key: string, sent: Readonly<Record<string, string>>): KeptSession => {
    const id = `cs_test_${sessions.length + 1}`;
    const session = { id, url: `https://checkout.stripe.test/pay/${id}`, sent };
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
    if (`${request.method} ${request.url}` !== 'POST /v1/checkout/sessions')
      return answer(404, errorOf('No call'));
    const key = String(request.headers['idempotency-key']);
    const { id, url } = byKey.get(key) ?? make(key, sent);
    answer(200, { id, object: 'checkout.session', url });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const kept: StripeServer = {
    config: { host: '127.0.0.1', port, protocol: 'http', maxNetworkRetries: 0 },
    sessions,
    status: 200,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return kept;
}

function errorOf(message: string) {
  return { error: { type: 'api_error', message } };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
