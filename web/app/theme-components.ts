import type { Theme, ThemeOptions } from '@mui/material/styles';
import { durationsMs, easing, radii } from '#web/ui/tokens.ts';

const focusRing = (theme: Theme) => ({ outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 });
const floating = (theme: Theme) => ({
  border: `1px solid ${theme.vars.palette.divider}`,
  boxShadow: '0 8px 28px rgb(28 26 23 / 0.12), 0 1px 3px rgb(28 26 23 / 0.08)',
  ...theme.applyStyles('dark', { boxShadow: '0 8px 28px rgb(0 0 0 / 0.5)' }),
});

/** What the components look like here: flat, hairline borders, no ripple, no capitals, a visible focus. */
export const componentOverrides: ThemeOptions['components'] = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      // boot.js paints the root before the styles exist; from here on the theme does.
      html: { background: `${theme.vars.palette.background.default} !important` },
      body: {
        ...theme.typography.body2,
        fontFeatureSettings: "'cv05', 'cv11', 'calt'",
      },
    }),
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({ fontFamily: 'inherit', letterSpacing: 'inherit', '&.Mui-focusVisible': focusRing(theme) }),
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: radii.control,
        padding: 8,
        color: theme.vars.palette.text.secondary,
        transition: `background-color ${durationsMs.short}ms ${easing}, color ${durationsMs.short}ms ${easing}`,
        '&:hover': { color: theme.vars.palette.text.primary },
        '@media (pointer: coarse)': { minWidth: 44, minHeight: 44 },
      }),
      sizeSmall: { padding: 4 },
    },
  },
  MuiSvgIcon: { styleOverrides: { root: { fontSize: '1.25rem' }, fontSizeSmall: { fontSize: '1.125rem' } } },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } }, defaultProps: { elevation: 0 } },
  MuiPopover: { styleOverrides: { paper: ({ theme }) => ({ borderRadius: radii.card, ...floating(theme) }) } },
  MuiMenu: { styleOverrides: { list: { padding: 4 } } },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body2,
        minHeight: 36,
        padding: '6px 12px',
        borderRadius: radii.control,
        gap: 12,
        '& .MuiListItemIcon-root': { minWidth: 0 },
        '&.Mui-focusVisible': { outlineOffset: -2 },
        '@media (pointer: coarse)': { minHeight: 44 },
      }),
    },
  },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 0, color: 'inherit' } } },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: radii.sheet,
        ...floating(theme),
        '&.MuiDialog-paperFullScreen': { borderRadius: 0, borderWidth: 0 },
      }),
    },
  },
  MuiDialogTitle: { styleOverrides: { root: ({ theme }) => ({ ...theme.typography.h3, padding: '20px 24px 8px' }) } },
  MuiDialogActions: { styleOverrides: { root: { padding: '12px 24px 20px', gap: 8 } } },
  MuiBackdrop: { styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgb(20 18 15 / 0.45)' } } } },
  MuiTooltip: {
    defaultProps: { enterDelay: 500, enterNextDelay: 100, disableInteractive: true },
    styleOverrides: {
      tooltip: ({ theme }) => ({
        ...theme.typography.caption,
        padding: '4px 8px',
        borderRadius: 6,
        backgroundColor: theme.vars.palette.text.primary,
        color: theme.vars.palette.background.default,
      }),
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: radii.control,
        backgroundColor: theme.vars.palette.background.paper,
        '& .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.outline },
        '&:hover:not(.Mui-error, .Mui-focused) .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.text.secondary,
        },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.primary.main, borderWidth: 2 },
      }),
      // 16 px: smaller text makes a phone zoom into the field.
      input: { padding: '11px 14px', height: 'auto', fontSize: '1rem', lineHeight: 1.4, '&:focus-visible': { outline: 'none' } },
    },
  },
  MuiInputBase: {
    styleOverrides: {
      input: ({ theme }) => ({
        '&:focus-visible': { outline: 'none' },
        // The library's stands at 42 %, which is under 4.5:1.
        '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
      }),
    },
  },
  // Over its field, where it stays; the floating one is not used.
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.h5,
        fontWeight: 550,
        marginBottom: 6,
        '&, &.Mui-focused, &.Mui-error': { color: theme.vars.palette.text.primary },
      }),
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { margin: '6px 0 0', fontSize: '0.8125rem' } } },
  MuiChip: {
    styleOverrides: {
      root: ({ theme }) => ({ ...theme.typography.caption, height: 28, borderRadius: radii.control, fontWeight: 500 }),
      outlined: ({ theme }) => ({ borderColor: theme.vars.palette.divider }),
      sizeSmall: { height: 24 },
    },
  },
};
