import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { siteConfig } from '@pathshala/brand/site.config';
import { pages } from '@pathshala/contract/site/routes';
import { metaOf } from '../../page/page-meta.ts';
import { Icon } from '../../ui/icon.tsx';
import { langOf } from '../../ui/language.ts';
import { mailtoOf } from '../../ui/mail-address.ts';
import { Page } from '../../ui/page.tsx';
import { siteLanguage } from '../../words/language.ts';
import { school } from '../../words/school.ts';
import { words } from '../../words/words.ts';
import { contactAction } from './contact-action.ts';
import { ContactForm, formAnchor } from './contact-form.tsx';
import { PageWidget } from './page-widget.tsx';
import { SchoolMap } from './school-map.tsx';

export const meta = metaOf(pages.contact, words['fixed.contactTitle'], () =>
  words['descriptions.contact']({ school: school.name }),
);

const lineSx = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  minHeight: 44,
  '& > svg': { flex: 'none', color: 'primary.main' },
} as const;

/** Where the school is and how to reach it without the form. */
function Address() {
  return (
    <Box component="address" sx={{ fontStyle: 'normal', mt: 1.5 }}>
      <Typography component="div" sx={lineSx}>
        <Icon name="place" size={24} />
        <span lang={langOf(school.mapLabel)}>{school.mapLabel}</span>
      </Typography>
      <Box sx={lineSx}>
        <Icon name="mail" size={24} />
        <Link
          href={mailtoOf(siteConfig.contactEmail)}
          sx={{ display: 'flex', alignItems: 'center', minHeight: 44, overflowWrap: 'anywhere' }}
        >
          {siteConfig.contactEmail}
        </Link>
      </Box>
    </Box>
  );
}

/** On a phone the form is below the map. */
function ToForm() {
  return (
    <Button variant="contained" href={`#${formAnchor}`} sx={{ display: { md: 'none' } }}>
      {words['contact.toForm']()}
    </Button>
  );
}

export function Component() {
  return (
    <Page title={words['contact.title']()} lead={words['contact.lead']()} aside={<ToForm />}>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 4, lg: 6 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          alignItems: 'start',
        }}
      >
        <div>
          <SchoolMap url={siteConfig.mapUrl} label={school.mapLabel} atOnce={siteConfig.mapAtOnce} />
          <Address />
        </div>
        <Box sx={{ display: 'grid', gap: 3 }}>
          <ContactForm action={contactAction(siteConfig, siteLanguage)} />
          <PageWidget pageId={siteConfig.facebookPageId} appId={siteConfig.facebookAppId} />
        </Box>
      </Box>
    </Page>
  );
}
