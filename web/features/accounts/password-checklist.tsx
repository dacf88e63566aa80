import Box from '@mui/material/Box';
import { passwordRules } from '#contract/password-rules.ts';
import { visuallyHidden } from '#web/ui/visually-hidden.ts';

/** The rules for a new password, each ticked as soon as what is typed keeps it. */
export function PasswordChecklist({ password }: { password: string }) {
  return (
    <Box component="ul" aria-label="A password needs" sx={listStyles}>
      {passwordRules.map(({ label, isMet }) => (
        <li key={label} data-met={isMet(password)}>
          <svg viewBox="0 0 16 16" aria-hidden>
            <circle cx="8" cy="8" r="7" />
            <path d="m4.5 8.2 2.4 2.4 4.6-4.9" />
          </svg>
          <span>
            {label}
            <span style={visuallyHidden}>{isMet(password) ? ', met' : ', not met'}</span>
          </span>
        </li>
      ))}
    </Box>
  );
}

const listStyles = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 0.5,
  typography: 'h6',
  fontWeight: 400,
  color: 'text.secondary',
  '& li': { display: 'flex', alignItems: 'center', gap: 1, position: 'relative' },
  // Drawn here: with an icon of the library the bundler would tie the fields of forms to the icons of the chat.
  '& svg': { width: 16, height: 16, flexShrink: 0, fill: 'none', stroke: 'currentColor', strokeWidth: 1.5 },
  '& path': { visibility: 'hidden' },
  '& [data-met=true] svg': { color: 'primary.main' },
  '& [data-met=true] path': { visibility: 'visible' },
} as const;
