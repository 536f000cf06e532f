import { siteConfig } from '@pathshala/brand/site.config';
import type { FirebaseApp } from 'firebase/app';
import { takeProofsFrom } from '../http/app-check.ts';

/**
 * Sets up Firebase App Check for the API and Firebase Auth. Loaded at sign-in only, and only if configured.
 * @param siteKey of reCAPTCHA Enterprise; empty: not used
 */
export async function startAppCheck(app: FirebaseApp, siteKey = siteConfig.appCheckSiteKey): Promise<void> {
  if (!siteKey) return;
  const { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } = await import('firebase/app-check');
  const provider = new ReCaptchaEnterpriseProvider(siteKey);
  const appCheck = initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true });
  takeProofsFrom(async () => (await getToken(appCheck)).token);
}
