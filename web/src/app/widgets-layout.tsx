import { MuiProvider } from '../theme/mui-provider.tsx';
import { PageFrame } from './page-frame.tsx';

/** Around every page that uses MUI's widgets; its notices may use them too. */
export default function WidgetsLayout() {
  return (
    <MuiProvider>
      <PageFrame />
    </MuiProvider>
  );
}
