/** Google's side of checking ID tokens, for tests that run the Admin SDK as in a real project. */
import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { Agent } from 'node:https';
import { connect } from 'node:net';
import { type App, deleteApp, initializeApp } from 'firebase-admin/app';

export const project = 'school-for-tests';
const google = generateKeyPairSync('rsa', { modulusLength: 2048 });

export const publicKey = google.publicKey.export({ type: 'spki', format: 'pem' }).toString();

const now = Math.floor(Date.now() / 1000);

export const claims = {
  iss: `https://securetoken.google.com/${project}`,
  aud: project,
  sub: 'u1',
  email: 'Rima@School.test',
  auth_time: now - 60,
  iat: now - 60,
  exp: now + 3600,
};

export const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token like Google's, or with one thing wrong. */
export function signedToken(said: object, header: object = {}, key: KeyObject = google.privateKey): string {
  const signed = `${part({ alg: 'RS256', kid: 'key-1', typ: 'JWT', ...header })}.${part(said)}`;
  return `${signed}.${createSign('RSA-SHA256').update(signed).sign(key).toString('base64url')}`;
}

/** An `Authorization` header with an ID token. */
export function bearer(changes: object = {}, header?: object, key?: KeyObject): string {
  return `Bearer ${signedToken({ ...claims, ...changes }, header, key)}`;
}

/** With a local server instead of Google. @param origin `http://127.0.0.1:port` */
export function realProject(origin: string): { readonly app: App; readonly close: () => Promise<void> } {
  const { port, hostname } = new URL(origin);
  const agent = new Agent();
  agent.createConnection = () => connect(Number(port), hostname);
  const credential = { getAccessToken: async () => ({ access_token: 'of-this-test', expires_in: 3600 }) };
  const app = initializeApp({ projectId: project, httpAgent: agent, credential }, `real-${Math.random()}`);
  return { app, close: () => deleteApp(app) };
}
