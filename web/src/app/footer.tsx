import { siteConfig } from '@pathshala/brand/site.config';
import { paths } from '@pathshala/contract/paths';
import { pages } from '@pathshala/contract/routes';
import { Link } from 'react-router-dom';
import { type GlyphName, Icon } from '../ui/icon.tsx';
import { mailtoOf } from '../ui/mail-address.ts';
import { Wrap } from '../ui/wrap.tsx';
import styles from './footer.module.css';

/** docs/decisions/0025-links-to-sections-of-home.md: all but Contact Us go to home, each at its section. */
const footerLinks = [
  { label: 'Home', to: paths.home },
  { label: 'Courses', to: '/#courses' },
  { label: 'Blog', to: '/#blog' },
  { label: 'Instructor', to: '/#instructors' },
  { label: 'Contact Us', to: paths.contact },
] as const;

/** What the school is, promises and asks for. */
const schoolLinks = (['about', 'help', 'privacy', 'terms', 'refunds'] as const).map((name) => pages[name]);

interface OutsideLink {
  readonly name: string;
  readonly icon: GlyphName;
  /** Empty: not there yet. */
  readonly href: string;
}

const apps: readonly (OutsideLink & { line: string })[] = [
  { name: 'Google Play', icon: 'play-store', href: siteConfig.apps.playStore, line: 'Get it on' },
  { name: 'App Store', icon: 'phone', href: siteConfig.apps.appStore, line: 'Download on the' },
];

const socials: readonly OutsideLink[] = [
  { name: 'Facebook', icon: 'facebook', href: siteConfig.social.facebook },
  { name: 'YouTube', icon: 'youtube', href: siteConfig.social.youtube },
  { name: 'Instagram', icon: 'instagram', href: siteConfig.social.instagram },
  { name: 'LinkedIn', icon: 'linkedin', href: siteConfig.social.linkedin },
];

/** A store's badge; without an address it says that the app is on its way. */
function AppBadge({ name, icon, href, line }: (typeof apps)[number]) {
  const inside = (
    <>
      <Icon name={icon} size={24} />
      <span>
        <small>{href ? line : 'Soon on'}</small>
        <strong>{name}</strong>
      </span>
    </>
  );
  if (!href) return <span className={styles.badge}>{inside}</span>;
  return (
    <a className={styles.badge} href={href} rel="noopener">
      {inside}
    </a>
  );
}

/** A social link; without an address it is no link: docs/decisions/0034-no-link-without-an-address.md. */
function SocialLink({ name, icon, href }: OutsideLink) {
  if (href) {
    return (
      <a href={href} aria-label={name} rel="noopener">
        <Icon name={icon} size={24} />
      </a>
    );
  }
  return (
    <span className={styles.unset} role="img" aria-label={`${name}, not yet`}>
      <Icon name={icon} size={24} />
    </span>
  );
}

/** Badges, the contact address, social links, the five links, the copyright line and the school's own pages. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <Wrap>
        <div className={styles.columns}>
          <div className={styles.about}>
            <p className={styles.name}>{siteConfig.name}</p>
            <p>{siteConfig.tagline}</p>
            <div className={styles.badges}>
              {apps.map((app) => (
                <AppBadge key={app.name} {...app} />
              ))}
            </div>
          </div>
          <nav aria-label="Footer">
            <h2>School</h2>
            <ul className={styles.links}>
              {footerLinks.map((link) => (
                <li key={link.label}>
                  <Link className={styles.link} to={link.to}>
                    {link.label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <div>
            <h2>Talk to us</h2>
            <a className={styles.link} href={mailtoOf(siteConfig.contactEmail)}>
              {siteConfig.contactEmail}
            </a>
            <div className={styles.social}>
              {socials.map((social) => (
                <SocialLink key={social.name} {...social} />
              ))}
            </div>
          </div>
        </div>
        {siteConfig.invented && (
          <p className={styles.invented}>
            This is a demonstration: its people, papers and figures are invented.
          </p>
        )}
        <div className={styles.end}>
          <p>
            © {new Date().getFullYear()} {siteConfig.name}. All rights reserved.
          </p>
          <nav aria-label="About the school">
            <ul className={styles.small}>
              {schoolLinks.map(({ path, title }) => (
                <li key={path}>
                  <Link className={styles.link} to={path}>
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </Wrap>
    </footer>
  );
}
