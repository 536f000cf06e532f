import { siteConfig } from '@pathshala/brand/site.config';
import { paths } from '@pathshala/contract/site/paths';
import { use } from 'react';
import { Glyph, type GlyphName } from '../ui/glyph.tsx';
import { Link } from '../ui/router.ts';
import { Wrap } from '../ui/section.tsx';
import { yearText } from '../words/format.ts';
import { langOf } from '../words/language.ts';
import { mailtoOf, school, telOf, whatsappOf } from '../words/school.ts';
import { words } from '../words/words.ts';
import { DocumentContext } from './document.tsx';
import styles from './footer.module.css';

/** docs/contract.md, "Footer": all except Contact Us link to home's sections. */
const footerLinks = [
  { label: words['fixed.home'], to: paths.home },
  { label: words['fixed.courses'], to: '/#courses' },
  { label: words['fixed.blog'], to: '/#blog' },
  { label: words['fixed.instructor'], to: '/#instructors' },
  { label: words['fixed.contactTitle'], to: paths.contact },
] as const;

interface OutsideLink {
  readonly name: string;
  readonly icon: GlyphName;
  /** Empty: not shown. */
  readonly href: string | undefined;
}

const isThere = ({ href }: OutsideLink) => Boolean(href);

const apps: readonly (OutsideLink & { line: () => string })[] = [
  { name: 'Google Play', icon: 'play-store', href: siteConfig.apps.playStore, line: words['footer.getItOn'] },
  { name: 'App Store', icon: 'phone', href: siteConfig.apps.appStore, line: words['footer.downloadOn'] },
];

const socials = (): readonly OutsideLink[] => [
  { name: 'Facebook', icon: 'facebook', href: school.social?.facebook },
  { name: 'YouTube', icon: 'youtube', href: school.social?.youtube },
  { name: 'Instagram', icon: 'instagram', href: school.social?.instagram },
  { name: 'LinkedIn', icon: 'linkedin', href: school.social?.linkedin },
  { name: 'WhatsApp', icon: 'whatsapp', href: whatsappOf(school.whatsapp) },
];

function AppBadge({ name, icon, href, line }: (typeof apps)[number]) {
  return (
    <a className={`row ${styles.badge}`} href={href} rel="noopener">
      <Glyph name={icon} size={24} />
      <span>
        <small>{line()}</small> <strong className="strong">{name}</strong>
      </span>
    </a>
  );
}

/** HTML alone where the document has it: shell.tsx */
export default function Footer() {
  const { footer = [] } = use(DocumentContext);
  const glossary = { title: words['titles.glossary'](), path: paths.glossary };
  const pages = footer.map(({ name, title }) => ({ title, path: paths.page(name) }));
  return (
    <footer id="footer" className={styles.footer}>
      <Wrap>
        <div className={styles.columns}>
          <div className={styles.about}>
            <p className={styles.name} data-school="name">
              {school.name}
            </p>
            <p className={styles.tagline} data-school="tagline">
              {school.tagline}
            </p>
            <div className={`cluster gap-2 ${styles.badges}`}>
              {apps.filter(isThere).map((app) => (
                <AppBadge key={app.name} {...app} />
              ))}
            </div>
          </div>
          <nav aria-label={words['footer.footer']()}>
            <h2>{words['footer.school']()}</h2>
            <ul className={`cluster ${styles.links}`}>
              {footerLinks.map((link) => (
                <li key={link.to}>
                  <Link className="tap plain" to={link.to}>
                    {link.label()}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <div className={styles.talk}>
            <h2>{words['footer.talk']()}</h2>
            <div className={`cluster ${styles.links}`}>
              <a className="tap plain" href={mailtoOf(school.email)} data-school="email">
                {school.email}
              </a>
              <a className="tap plain" href={telOf(school.phone)} hidden={!school.phone} data-school="phone">
                {school.phone}
              </a>
            </div>
            <div className={`row ${styles.social}`}>
              {socials().map(({ name, icon, href }) => (
                <a
                  key={name}
                  className="round"
                  href={href || paths.contact}
                  hidden={!href}
                  aria-label={name}
                  rel="noopener"
                  data-school={name.toLowerCase()}
                >
                  <Glyph name={icon} size={24} />
                </a>
              ))}
            </div>
          </div>
        </div>
        {siteConfig.invented && <p className={styles.invented}>{words['footer.invented']()}</p>}
        <div className={`cluster apart ${styles.end}`}>
          <p data-school="name">
            {words['footer.rights']({ year: yearText(new Date().toISOString()), school: school.name })}
          </p>
          <nav aria-label={words['footer.aboutSchool']()}>
            <ul className={`cluster ${styles.links}`} data-school="pages">
              {[...pages, glossary].map(({ path, title }) => (
                <li key={path}>
                  <Link className="tap plain" to={path} lang={langOf(title)}>
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
