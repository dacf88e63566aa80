import Box from '@mui/material/Box';

/** The user's picture, else the initials; decoration beside a name, so that nothing is read out. */
export function UserPicture({ name, picture, large = false }: { name: string; picture: string | null; large?: boolean }) {
  const styles = large ? { ...roundStyles, width: 72, height: 72, typography: 'h3' } : roundStyles;
  if (picture) return <Box component="img" src={picture} alt="" sx={{ ...styles, objectFit: 'cover' }} />;
  return <Box component="span" data-initials={initialsOf(name)} sx={styles} />;
}

/** At most two letters. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const outer = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  return outer.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('');
}

const roundStyles = {
  width: 32,
  height: 32,
  borderRadius: '50%',
  display: 'grid',
  placeItems: 'center',
  bgcolor: 'accentSoft',
  color: 'primary.main',
  typography: 'caption',
  fontWeight: 600,
  // Not text of the button: its name is what speech control must say.
  '&[data-initials]::after': { content: 'attr(data-initials)' },
} as const;
