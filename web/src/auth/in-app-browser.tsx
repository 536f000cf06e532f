import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useInBrowser } from '../ui/use-hydrated.ts';
import { words } from '../words/words.ts';

/** User agents of Facebook, Messenger, WhatsApp, Instagram and similar apps. */
const app =
  /\bFBA[NV]\b|FB_IAB|Instagram|WhatsApp|Messenger|\bLine\/|Snapchat|TikTok|musical_ly|BytedanceWebview|Twitter|LinkedInApp|Pinterest|Viber|\bimo\b/i;
/** Android's web view; on an iPhone, anything that is no browser. */
const androidView = /Android.*; wv\)/;
const isAppleView = (agent: string) =>
  /iPhone|iPad|iPod/.test(agent) && !/Safari\/|CriOS|FxiOS|EdgiOS/.test(agent);

/**
 * Google refuses sign-in inside the browsers of other apps.
 * @param isInstalled on the home screen, which is no other app
 * @returns a link that opens the device's own browser; undefined in a browser
 */
export function ownBrowserLink(agent: string, address: string, isInstalled = false): string | undefined {
  if (isInstalled || !(app.test(agent) || androidView.test(agent) || isAppleView(agent))) return undefined;
  const place = address.replace(/^https?:\/\//, '').replace(/#.*/, '');
  return /Android/.test(agent)
    ? `intent://${place}#Intent;scheme=https;action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE;end`
    : `x-safari-https://${place}`;
}

/** Shown at once, before anybody tries to sign in. */
export function InAppNote() {
  const link = useInBrowser(() => {
    const { userAgent, standalone } = navigator as Navigator & { readonly standalone?: boolean };
    return ownBrowserLink(userAgent, window.location.href, standalone);
  }, undefined);
  if (!link) return null;
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {words['auth.inApp']()}{' '}
      <Link className="tap" href={link} underline="always">
        {words['auth.openBrowser']()}
      </Link>
    </Alert>
  );
}
