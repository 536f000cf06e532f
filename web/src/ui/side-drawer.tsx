import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { MuiProvider } from '../theme/mui-provider.tsx';
import { words } from '../words/words.ts';
import { Icon } from './icon.tsx';

/**
 * Closes on Escape and on a tap outside; keeps and restores the focus. Loaded when first opened. The page below may not have MUI.
 */
export default function SideDrawer(props: { label: string; onClose: () => void; children: ReactNode }) {
  return (
    <MuiProvider>
      <Drawer
        open
        onClose={props.onClose}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-modal': true,
            'aria-label': props.label,
            sx: { width: 'min(320px, 86vw)', p: 2 },
          },
        }}
      >
        <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
          <IconButton aria-label={words['ui.closeMenu']()} onClick={props.onClose}>
            <Icon name="close" size={24} />
          </IconButton>
        </Box>
        {props.children}
      </Drawer>
    </MuiProvider>
  );
}
