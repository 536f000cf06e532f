import { certificateKeys } from '@pathshala/brand/certificate-keys';
import { badgeBytes, editions, type Required } from '@pathshala/contract/certificates/badge';
import { readToken, signedPart } from '@pathshala/contract/certificates/token';
import { toBase58 } from '@pathshala/contract/text/encodings';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { certificate, newKey, practiceKey, statement } from '../../testing/certificates.ts';
import { isProved, issuesOf } from '../../testing/open-badges.ts';
import { checkCertificate, type Genuine } from './check-certificate.ts';

const own = newKey();
const keys = [...certificateKeys, { x: own.x }];
const badgeIn = async (token: string) => ((await checkCertificate(token, keys)) as Genuine).badge;
/** The file of a badge, read. */
const fileIn = async (token: string) => JSON.parse((await badgeIn(token))?.file ?? '');

afterEach(() => vi.restoreAllMocks());

/** As in a browser that does not know Ed25519. */
function forgetEd25519(): void {
  vi.spyOn(crypto.subtle, 'importKey').mockRejectedValue(
    new DOMException('Unrecognized', 'NotSupportedError'),
  );
}

describe.each([
  ['by the browser', () => undefined],
  ['by the library, where the browser cannot', forgetEd25519],
])('checked %s', (_who, prepare) => {
  test('what the school has signed is genuine, with any of its keys', async () => {
    prepare();
    const checked = await checkCertificate(await certificate(own), keys);
    expect(checked).toMatchObject({ statement, practice: false });
    expect(await checkCertificate(await certificate(practiceKey), keys)).toMatchObject({ practice: true });
  });

  test('what another key has signed is not, though it names ours', async () => {
    prepare();
    const token = await certificate(newKey(), {}, own);
    expect(await checkCertificate(token, keys)).toEqual({ refusal: 'altered' });
  });

  test('a word that was changed is seen', async () => {
    prepare();
    const [, , ...signatures] = (await certificate(own)).split('.');
    const signed = signedPart(own.x.slice(0, 8), { ...statement, name: 'Somebody else' });
    expect(await checkCertificate([signed, ...signatures].join('.'), keys)).toEqual({ refusal: 'altered' });
  });

  test('a signature of which a sign was changed is none', async () => {
    prepare();
    const [head, body, signature = '', badge] = (await certificate(own)).split('.');
    const other = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
    const token = [head, body, other, badge].join('.');
    expect(await checkCertificate(token, keys)).toEqual({ refusal: 'altered' });
  });
});

describe('the short form in a QR code', () => {
  const shortOf = async (token: string) => ((await checkCertificate(token, keys)) as Genuine).short;

  test.each<Required>(['model-test', 'quizzes'])(
    'proves the same of a badge for %s, and is its own',
    async (required) => {
      const token = await certificate(own, {}, own, required);
      const short = await shortOf(token);
      expect(short.length).toBeLessThan(token.length / 2);
      expect(await checkCertificate(short, keys)).toEqual(await checkCertificate(token, keys));
    },
  );

  test('is refused when another key signed it, or any part of it was changed', async () => {
    const short = await shortOf(await certificate(own));
    expect(await checkCertificate(short, certificateKeys)).toEqual({ refusal: 'foreign' });
    for (let at = 10; at < short.length - 1; at += 1) {
      const other = `${short.slice(0, at)}${short[at] === 'A' ? 'B' : 'A'}${short.slice(at + 1)}`;
      expect(await checkCertificate(other, keys)).toHaveProperty('refusal');
    }
  });
});

test('a key that the site does not have is foreign, also one that was taken out', async () => {
  expect(await checkCertificate(await certificate(newKey()), keys)).toEqual({ refusal: 'foreign' });
  expect(await checkCertificate(await certificate(own), certificateKeys)).toEqual({ refusal: 'foreign' });
});

test('what is not a certificate is broken', async () => {
  const token = await certificate(own);
  for (const text of ['x', token.slice(0, -40), `${token}.${token}`])
    expect(await checkCertificate(text, keys)).toEqual({ refusal: 'broken' });
});

test('without any means of looking into signatures nothing is said to be genuine', async () => {
  const token = await certificate(own);
  vi.stubGlobal('crypto', {});
  expect(await checkCertificate(token, keys)).toEqual({ refusal: 'unchecked' });
  vi.unstubAllGlobals();
});

describe('the Open Badge', () => {
  test('says the same, and is proved by the same key', async () => {
    const token = await certificate(own);
    const { proof, ...credential } = await fileIn(token);
    expect(credential).toMatchObject({
      type: ['VerifiableCredential', 'OpenBadgeCredential'],
      issuer: { id: expect.stringMatching(/^did:key:z6Mk/), name: statement.iss },
      validFrom: '2026-11-22T00:00:00Z',
      credentialStatus: {
        id: `${statement.site}/api/certificates/revocation-list/${credential.issuer.id.slice('did:key:'.length)}/0b`,
        type: '1EdTechRevocationList',
      },
      credentialSubject: {
        identifier: [{ identityHash: 'Rima Khatun', hashed: false }],
        achievement: { name: statement.title, description: 'A course of 2.5 hours.' },
      },
    });
    expect(proof).toMatchObject({ cryptosuite: 'eddsa-jcs-2022', proofPurpose: 'assertionMethod' });
    expect(proof.proofValue).toBe(`z${toBase58(readToken(token)?.badgeSignature ?? new Uint8Array())}`);
  });

  test('says what was asked for when it was given', async () => {
    const how = async (token: string) =>
      (await fileIn(token)).credentialSubject.achievement.criteria.narrative;
    const [now, before] = await Promise.all([certificate(own), certificate(own, {}, own, 'quizzes')]);
    expect(await checkCertificate(now, keys)).toMatchObject({ statement, badge: { required: 'model-test' } });
    expect(await checkCertificate(before, keys)).toMatchObject({ statement, badge: { required: 'quizzes' } });
    expect(await how(now)).toContain('the model test of the course was passed with 60 %');
    expect(await how(before)).toBe('Every lesson was done, and every quiz was passed.');
  });

  test('has all that Open Badges 3.0 asks for, and can be checked from its file alone', async () => {
    for (const said of [{}, { lang: 'bn', title: 'যোগ', name: 'রিমা', hours: 1 } as const]) {
      const file = await fileIn(await certificate(own, said));
      expect(issuesOf(file)).toEqual([]);
      expect(isProved(file)).toBe(true);
      expect(isProved({ ...file, name: 'Another course' })).toBe(false);
    }
  });

  test('whose own signature was changed makes the certificate one that was altered', async () => {
    const [head, body, signature] = (await certificate(own)).split('.');
    const token = [head, body, signature, signature].join('.');
    expect(await checkCertificate(token, keys)).toEqual({ refusal: 'altered' });
  });

  test('is made as it always was: what was signed before stays signed', async () => {
    const digests = editions.flatMap((edition) =>
      (['en', 'bn'] as const).map(async (lang) =>
        Buffer.from(await badgeBytes({ ...statement, lang }, practiceKey.x, edition)).toString('hex'),
      ),
    );
    expect(await Promise.all(digests)).toMatchInlineSnapshot(`
      [
        "c409cd8b309d2ed3414cf3f6ca5e27810bc98df44ea10f017e37ab33b4af8a01bb9b54ad9680e8138c7ec871718966609cfbad02a0e8a4d413282138e3353ba1",
        "c409cd8b309d2ed3414cf3f6ca5e27810bc98df44ea10f017e37ab33b4af8a01a53f3467669bb9dcbbf7760672bc42a5606beddc95f4a545ecbf45f35112167f",
        "c409cd8b309d2ed3414cf3f6ca5e27810bc98df44ea10f017e37ab33b4af8a0184f4fd5353e3c52fe2e719df16c8e3b82337f9402cdfcd71d85783fb46604e17",
        "c409cd8b309d2ed3414cf3f6ca5e27810bc98df44ea10f017e37ab33b4af8a0182e8cf34aad8410ddd3a4e1a593f673594c58ea2f8e2d67fd4528316b8839d6b",
        "69504c250ebe64fb522461d1cbbd53b7512d8fb9b46ebe5c90f7873c990bb39c862b3291ad57af33e16c659bbee8f33b6e742688b2d5c4e1e29d13fe819431bb",
        "69504c250ebe64fb522461d1cbbd53b7512d8fb9b46ebe5c90f7873c990bb39c19ae6a3045a2b661c908128a8207db1f700f4f2fa36aa201aabc7c5234ebba11",
        "69504c250ebe64fb522461d1cbbd53b7512d8fb9b46ebe5c90f7873c990bb39c471cd9c1ae8e2c1f057c940f5f959ee59dd5ce73bd9701f2ebe555c9c5095d0c",
        "69504c250ebe64fb522461d1cbbd53b7512d8fb9b46ebe5c90f7873c990bb39c172ea0f5e821b0695a17659527c0ae5b29736729a2346f5e76707951a9f2f124",
      ]
    `);
  });
});
