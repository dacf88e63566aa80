/** How the controls of the form look. */
export const labelStyles = { mb: 0.75, p: 0, typography: 'h6', fontWeight: 550 } as const;

export const controlStyles = {
  font: 'inherit',
  // Smaller text makes a phone zoom into the field.
  fontSize: { xs: 16, sm: 14 },
  width: '100%',
  minWidth: 0,
  height: { xs: 44, sm: 40 },
  px: 1.25,
  color: 'text.primary',
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'outline',
  borderRadius: '8px',
  fontVariantNumeric: 'tabular-nums',
  '&[aria-invalid=true]': { borderColor: 'error.main' },
} as const;
