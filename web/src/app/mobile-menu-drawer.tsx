import styles from '../ui/link-list.module.css';
import SideDrawer from '../ui/side-drawer.tsx';
import { words } from '../words/words.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { NavigationLinks } from './navigation-links.tsx';

/** Content of the mobile menu; loaded when first opened. */
export default function MobileMenuDrawer({ onClose }: { onClose: () => void }) {
  return (
    <SideDrawer label={words['app.menu']()} onClose={onClose}>
      <div className={styles.links}>
        <NavigationLinks column onChoose={onClose} />
        <LanguageSwitch column />
      </div>
    </SideDrawer>
  );
}
