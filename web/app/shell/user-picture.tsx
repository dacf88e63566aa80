import Box from '@mui/material/Box';

/** The user's picture, else the initials; decoration beside a name, so that nothing is read out. */
export function UserPicture({ name, picture }: { name: string; picture: string | null }) {
  if (picture) return <Box component="img" src={picture} alt="" sx={{ ...roundStyles, objectFit: 'cover' }} />;
  return <Box component="span" data-initials={initialsOf(name)} sx={roundStyles} />;
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
