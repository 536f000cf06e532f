import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';
import { radius } from '@pathshala/brand/tokens';

type ThemeWithVars = Omit<Theme, 'components'> & CssVarsTheme;

/** Focus is always visible: a ring of ink outside the control, on paper and on colour. */
export const focusRing = {
  outline: '3px solid',
  outlineColor: 'var(--ring)',
  outlineOffset: 2,
} as const;

export const components: Components<ThemeWithVars> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible': focusRing } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { borderRadius: radius.control, minHeight: 44, paddingInline: 20, whiteSpace: 'nowrap' },
      sizeLarge: { minHeight: 48, paddingInline: 24, fontSize: '1.0625rem' },
      outlined: ({ theme }) => ({
        color: theme.vars.palette.text.primary,
        borderColor: theme.vars.palette.control,
        borderWidth: 1.5,
        '&:hover': { backgroundColor: theme.vars.palette.tint, borderColor: theme.vars.palette.text.primary },
      }),
    },
  },
  MuiIconButton: { styleOverrides: { root: { width: 44, height: 44 } } },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { borderRadius: radius.card, backgroundImage: 'none' } },
  },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiLink: { defaultProps: { underline: 'hover' } },
  MuiChip: { styleOverrides: { root: { fontWeight: 600, fontSize: '0.9375rem' } } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: radius.control,
        backgroundColor: theme.vars.palette.background.paper,
      }),
      notchedOutline: ({ theme }) => ({ borderColor: theme.vars.palette.control }),
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { fontSize: '0.9375rem', marginInline: 2 } } },
  MuiTableCell: { styleOverrides: { root: { fontSize: '1rem' } } },
  MuiDialog: { styleOverrides: { paper: { borderRadius: radius.card } } },
};
