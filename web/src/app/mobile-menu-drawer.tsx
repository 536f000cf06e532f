import SideDrawer from '../ui/side-drawer.tsx';
import { NavigationLinks } from './navigation-links.tsx';

/** The mobile menu's inside; loaded when it is first opened. */
export default function MobileMenuDrawer({ onClose }: { onClose: () => void }) {
  return (
    <SideDrawer label="Menu" onClose={onClose}>
      <NavigationLinks column onChoose={onClose} />
    </SideDrawer>
  );
}
