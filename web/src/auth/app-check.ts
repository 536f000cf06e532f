import { siteConfig } from '@pathshala/brand/site.config';
import type { FirebaseApp } from 'firebase/app';
import { takeProofsFrom } from '../http/app-check.ts';

/**
 * Has Firebase App Check prove, to the API and to Firebase Auth, that calls come from this site. Nothing of it loads
 * before somebody signs in, nor where the school does not use it.
 * @param siteKey of reCAPTCHA Enterprise; empty: App Check is not used
 */
export async function startAppCheck(app: FirebaseApp, siteKey = siteConfig.appCheckSiteKey): Promise<void> {
  if (!siteKey) return;
  const { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } = await import('firebase/app-check');
  const provider = new ReCaptchaEnterpriseProvider(siteKey);
  const appCheck = initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true });
  takeProofsFrom(async () => (await getToken(appCheck)).token);
}
