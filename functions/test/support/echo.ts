import {
  del as delCall,
  get as getCall,
  post as postCall,
  put as putCall,
} from '@pathshala/contract/http/endpoint';
import { validationMessage } from '@pathshala/contract/http/validation';
import { type InferType, object, string } from 'yup';
import type { Authenticator } from '../../src/core/caller.ts';
import { DomainError } from '../../src/core/domain-error.ts';
import { type Route, route, signedIn } from '../../src/http/route.ts';
import { type Served, serveRoutes } from './routes.ts';

/** Only `Bearer good` is valid. */
const authenticator: Authenticator = {
  byToken: async (header) => {
    if (header !== 'Bearer good') throw new DomainError(header ? 'invalid-token' : 'unauthenticated');
    return { uid: 'u1', email: 'rima@school.test', token: 'good', signedInAt: 0 };
  },
  byAccount: async () => {
    throw new DomainError('unauthenticated');
  },
};

const body = object({ name: string().trim().required(validationMessage('validation.contactName')) });
type Pupil = InferType<typeof body>;
const put = putCall<unknown, ':name', Pupil>('/pupil/:name', 'anyone');
const remove = delCall<unknown, ':name'>('/pupil/:name', 'anyone');
const form = postCall<unknown, never, Pupil>('/form', 'anyone');
const raw = postCall<unknown>('/raw', 'anyone');
const own = getCall<unknown>('/own', 'signed-in');
const open = getCall<unknown>('/open', 'anyone');
const broken = getCall<unknown, ':email'>('/broken/:email', 'anyone');

const routes: Route[] = [
  route(put, async (call) => ({ json: { got: call.body, params: call.params } }), { body }),
  route(remove, async () => ({ json: null })),
  route(form, async (call) => ({ seeOther: `/thanks?${call.body.name}` }), {
    body,
    accepts: ['json', 'form'],
  }),
  route(raw, async (call) => ({ json: call.bytes.toString('utf8') }), {
    accepts: ['raw'],
    fromAnywhere: true,
  }),
  route(own, async (call) => ({ json: signedIn(call).email })),
  route(open, async (call) => ({ json: call.caller?.uid ?? null }), { caller: 'optional' }),
  route(broken, async () => {
    throw Object.assign(new Error('secret of rima@school.test'), { code: 'EBROKEN' });
  }),
];

/** Only the HTTP layer, with routes that return their input. */
export const serveEcho = (): Promise<Served> => serveRoutes(routes, { authenticator });
