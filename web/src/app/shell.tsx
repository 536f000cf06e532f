import { siteConfig } from '@pathshala/brand/site.config';
import { Outlet } from 'react-router-dom';
import { MessengerButton } from '../features/contact/messenger-button.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './shell.module.css';

/** Header, the page, footer: around every page of the site. */
export default function Shell() {
  return (
    <div className={styles.page}>
      <a className={styles.skip} href="#main">
        Skip to the content
      </a>
      <Header />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <Footer />
      <MessengerButton pageId={siteConfig.facebookPageId} />
    </div>
  );
}
