import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';
import { radius, type } from '@pathshala/brand/tokens';
import { button } from './button.ts';

/** Text so large that two words hardly fit in a line, as in the style sheets. */
const largeLetters = '@media (max-width: 19em)';

type ThemeWithVars = Omit<Theme, 'components'> & CssVarsTheme;

/** MUI removes the browser's outline: this restores the one of base.css. */
const focusRing = { outline: 'var(--focus-ring)', outlineOffset: 'var(--focus-offset)' } as const;

export const components: Components<ThemeWithVars> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible': focusRing } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        borderRadius: button.radius,
        minHeight: button.medium.height,
        paddingInline: button.medium.padding,
        whiteSpace: 'nowrap',
        [largeLetters]: { whiteSpace: 'normal' },
      },
      fullWidth: { whiteSpace: 'normal' },
      sizeLarge: {
        minHeight: button.large.height,
        paddingInline: button.large.padding,
        fontSize: type.body,
      },
      // Forced colours paint no backgrounds, so a border shows that it is a button.
      contained: {
        // This background is painted, to tell the main button from the others.
        '@media (forced-colors: active)': {
          forcedColorAdjust: 'none',
          background: 'ButtonText',
          color: 'ButtonFace',
        },
      },
      outlined: {
        color: button.quiet.ink,
        borderColor: button.quiet.edge,
        borderWidth: button.quiet.line,
        '&:hover': { backgroundColor: button.quiet.pointedGround, borderColor: button.quiet.pointedEdge },
      },
    },
  },
  MuiIconButton: { styleOverrides: { root: { width: 44, height: 44 } } },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { borderRadius: radius.card, backgroundImage: 'none' } },
  },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiLink: { defaultProps: { underline: 'hover' } },
  MuiChip: {
    styleOverrides: {
      root: {
        height: 'auto',
        minHeight: 32,
        fontWeight: 600,
        fontSize: type.small,
        [largeLetters]: { '& .MuiChip-label': { whiteSpace: 'normal' } },
        '@media (forced-colors: active)': { border: '1px solid' },
      },
    },
  },
  MuiInputBase: { styleOverrides: { input: { '&:placeholder-shown': { textOverflow: 'ellipsis' } } } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: radius.control,
        backgroundColor: theme.vars.palette.background.paper,
      }),
      notchedOutline: ({ theme }) => ({
        borderColor: theme.vars.palette.control,
        textAlign: 'start',
        [largeLetters]: { top: 0, '& legend': { display: 'none' } },
      }),
    },
  },
  // MUI positions it from the left in every direction. With large text it is above its field.
  MuiInputLabel: {
    styleOverrides: {
      root: {
        // Bangla letters have signs above the line.
        overflow: 'clip',
        overflowClipMargin: '0.3em',
        [largeLetters]: { overflow: 'visible', whiteSpace: 'normal' },
      },
      outlined: ({ theme }) => ({
        ...(theme.direction === 'rtl' && {
          left: 'auto',
          right: 0,
          transformOrigin: 'top right',
          transform: 'translate(-14px, 16px)',
          '&.MuiInputLabel-shrink': { transform: 'translate(-14px, -9px) scale(0.75)' },
        }),
        [largeLetters]: {
          '&, &.MuiInputLabel-shrink': {
            position: 'static',
            maxWidth: 'none',
            transform: 'none',
          },
        },
      }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: { root: { fontSize: type.small, marginInline: 2, textAlign: 'start' } },
  },
  // On a phone the buttons go below the text.
  MuiAlert: {
    styleOverrides: {
      root: { flexWrap: 'wrap' },
      message: { flex: '1 1 12rem' },
      action: { flexWrap: 'wrap', maxWidth: '100%' },
    },
  },
  MuiTableCell: { styleOverrides: { root: { fontSize: type.control } } },
  MuiDialog: { styleOverrides: { paper: { borderRadius: radius.card } } },
};
