import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { siteConfig } from '@pathshala/brand/site.config';
import type { SiteConfig } from '@pathshala/brand/site-schema';
import { pages } from '@pathshala/contract/site/routes';
import type { SchoolIn } from '@pathshala/contract/site/school';
import { firstLanguage, type Language } from '@pathshala/contract/text/languages';
import { type CSSProperties, useEffect, useState } from 'react';
import { metaOf } from '../../page/page-meta.ts';
import bar from '../../ui/bottom-bar.module.css';
import { Glyph } from '../../ui/glyph.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Page } from '../../ui/page.tsx';
import { langOf, siteLanguage } from '../../words/language.ts';
import { encodeAddress, mailtoOf, school, telOf, useSchool, whatsappOf } from '../../words/school.ts';
import { words } from '../../words/words.ts';
import { ContactForm, formAnchor } from './contact-form.tsx';

/** @param language of the form, for our own API's answer @returns the configured address, with `{email}` replaced */
export function contactAction(
  config: Pick<SiteConfig, 'contactFormAction'>,
  email: string,
  language: Language,
): string {
  const action = config.contactFormAction.replaceAll('{email}', encodeAddress(email));
  const isOurs = action.startsWith('/');
  return isOurs && language !== firstLanguage ? `${action}?lang=${language}` : action;
}

/** Pixels: docs/contract.md, "Constants". */
const mapHeight = 450;

const frameSx = {
  display: 'block',
  width: '100%',
  height: mapHeight,
  border: 0,
  borderRadius: '16px',
  bgcolor: 'tint',
} as const;

const street = 'var(--ps-palette-background-default) 6px, transparent 6px';

const streetsSx = {
  display: 'grid',
  p: 3,
  placeItems: 'center',
  background: `-40px -40px / 104px 76px linear-gradient(${street}), -40px 0 / 104px 76px linear-gradient(90deg, ${street}), var(--ps-palette-tint)`,
} as const;

interface SchoolMapProps {
  readonly url: string;
  readonly label: string;
  /** Owner's setting; otherwise a link. */
  readonly atOnce: boolean;
}

/** As large as the frame. */
function MapLink({ url, label }: Omit<SchoolMapProps, 'atOnce'>) {
  return (
    <Box sx={{ ...frameSx, ...streetsSx }}>
      <div className="card pad stack middle">
        <Icon name="place" size={48} className="leaf" />
        <p className="strong">{label}</p>
        <Button variant="outlined" href={url} target="_blank" rel="noopener noreferrer">
          {words['contact.showMap']()}
        </Button>
        <p className="note">{words['contact.mapNote']()}</p>
      </div>
    </Box>
  );
}

/** docs/decisions/0027-third-parties-only-on-request.md */
export function SchoolMap({ url, label, atOnce }: SchoolMapProps) {
  const [isReached, setReached] = useState(false);
  // A frame does not tell whether its page came.
  useEffect(() => {
    if (!atOnce) return;
    fetch(url, { method: 'HEAD', mode: 'no-cors', referrerPolicy: 'no-referrer' }).then(
      () => setReached(true),
      () => undefined,
    );
  }, [url, atOnce]);
  if (!isReached) return <MapLink url={url} label={label} />;
  return (
    <Box
      component="iframe"
      title={words['contact.map']({ label })}
      src={url}
      height={mapHeight}
      loading="lazy"
      referrerPolicy="no-referrer"
      sx={frameSx}
    />
  );
}

interface PageWidgetProps {
  /** Both empty: the owner has no page. */
  readonly pageId: string | undefined;
  readonly appId: string | undefined;
}

/** Pixels; the plugin allows widths from 180 to 500. */
const widgetSize = { width: 500, height: 500 } as const;

function pluginUrl(pageId: string, appId: string): string {
  const query = new URLSearchParams({
    href: `https://www.facebook.com/${pageId}`,
    tabs: 'timeline',
    width: String(widgetSize.width),
    height: String(widgetSize.height),
    small_header: 'true',
    adapt_container_width: 'true',
    hide_cover: 'false',
    show_facepile: 'false',
    appId,
  });
  return `https://www.facebook.com/plugins/page.php?${query}`;
}

/**
 * As large as the frame that replaces it. Loads nothing from another company before consent:
 * docs/decisions/0027-third-parties-only-on-request.md
 */
export function PageWidget({ pageId, appId }: PageWidgetProps) {
  const [shown, setShown] = useState(false);
  if (!pageId || !appId) return null;
  return (
    <section
      aria-label={words['contact.news']()}
      className="card clip panel stack gap-4 middle"
      style={{ maxWidth: widgetSize.width, height: widgetSize.height }}
    >
      {shown ? (
        <iframe
          // The pressed button is gone, so the focus moves here.
          ref={(frame) => frame?.focus()}
          title={words['contact.pageOn']()}
          src={pluginUrl(pageId, appId)}
          {...widgetSize}
          style={{ flex: 'none', width: '100%', border: 0 }}
        />
      ) : (
        <>
          <Glyph name="facebook" size={48} />
          <h2 className="h3">{words['contact.news']()}</h2>
          <p className="soft">{words['contact.pageAsk']()}</p>
          <Button variant="outlined" onClick={() => setShown(true)}>
            {words['contact.showPage']()}
          </Button>
        </>
      )}
    </section>
  );
}

export const meta = metaOf(pages.contact, words['fixed.contactTitle'], () =>
  words['descriptions.contact']({ school: school.name }),
);

const contacts = (school: SchoolIn) => [
  { name: 'email', sign: <Icon name="mail" size={24} />, text: school.email, href: mailtoOf(school.email) },
  { name: 'phone', sign: <Glyph name="phone" size={24} />, text: school.phone, href: telOf(school.phone) },
  {
    ...{ name: 'whatsapp', sign: <Glyph name="whatsapp" size={24} />, text: 'WhatsApp' },
    href: whatsappOf(school.whatsapp),
  },
];

function Address() {
  const school = useSchool();
  return (
    <address className="stack gap-0 below-4 leaf" style={{ fontStyle: 'normal', overflowWrap: 'anywhere' }}>
      <p className="row tap">
        <Icon name="place" size={24} />
        <span className="ink" lang={langOf(school.address)}>
          {school.address}
        </span>
      </p>
      {contacts(school).map(
        ({ name, sign, text, href }) =>
          href && (
            <a key={name} href={href} className="row tap">
              {sign}
              {text}
            </a>
          ),
      )}
    </address>
  );
}

/** On a phone the form is below the map. */
function ToForm() {
  return (
    <div data-bar className={`stack ${bar.down}`}>
      <Button variant="contained" href={`#${formAnchor}`} sx={{ display: { md: 'none' } }}>
        {words['contact.toForm']()}
      </Button>
    </div>
  );
}

export function Component() {
  const school = useSchool();
  return (
    <Page title={words['contact.title']()} lead={words['contact.lead']()}>
      <div className="tiles start" style={{ '--tile': '400px', gap: 'var(--ps-space-8)' } as CSSProperties}>
        <div>
          {/* First, for whom the map does not load. */}
          <Address />
          <SchoolMap url={school.mapUrl} label={school.mapLabel} atOnce={siteConfig.mapAtOnce} />
          <ToForm />
        </div>
        <div className="stack gap-6">
          <ContactForm action={contactAction(siteConfig, school.email, siteLanguage)} />
          <PageWidget pageId={school.facebookPageId} appId={school.facebookAppId} />
        </div>
      </div>
    </Page>
  );
}
