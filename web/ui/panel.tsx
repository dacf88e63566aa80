import Box from '@mui/material/Box';
import { createContext, type ReactNode, useContext } from 'react';

const PanelControls = createContext<ReactNode>(null);

/** What stands at the right end of every panel header inside: the frame's own controls (collapse, close). */
export const PanelControlsProvider = PanelControls.Provider;

interface PanelProps {
  title: string;
  /** One line under the title. */
  subtitle?: ReactNode;
  /** Before the title, e.g. a back button. */
  leading?: ReactNode;
  /** Between the title and the frame's controls. */
  actions?: ReactNode;
  /** Under the header, not scrolled: tabs, chips. */
  toolbar?: ReactNode;
  /** Under the content, not scrolled: pagination. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A drawer's content: a header and a footer that stand, and a body that scrolls. Fills the height it is given. */
export function Panel({ title, subtitle, leading, actions, toolbar, footer, children }: PanelProps) {
  const controls = useContext(PanelControls);
  return (
    <Box component="section" aria-label={title} sx={{ height: '100%', minHeight: 0, display: 'flex', flexDirection: 'column' }}>
      <Box component="header" sx={headerStyles}>
        {leading}
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box component="h2" sx={{ ...oneLine, typography: 'h4' }}>
            {title}
          </Box>
          {subtitle && (
            <Box component="p" sx={{ ...oneLine, typography: 'caption', color: 'text.secondary' }}>
              {subtitle}
            </Box>
          )}
        </Box>
        {actions}
        {controls}
      </Box>
      {toolbar}
      <Box sx={{ flex: 1, minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain' }}>{children}</Box>
      {footer && <Box sx={{ borderTop: 1, borderColor: 'divider' }}>{footer}</Box>}
    </Box>
  );
}

const oneLine = { m: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

const headerStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 56,
  px: 2,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
