import Box from '@mui/material/Box';
import type { ListingDetails } from '#contract/listings.ts';
import { usDate } from '../formats.ts';

/** What the licence of the source asks to stand beside its listings, and the listing's own disclaimer. */
export function SourceNotice({ listing }: { listing: ListingDetails }) {
  const { attribution, propertyDisclaimer } = listing;
  const updatedAt = attribution.updatedAt ?? listing.lastSourceUpdateDate;
  const disclaimer =
    [attribution.disclaimer, propertyDisclaimer].filter(Boolean).join(' ') ||
    'Information is deemed reliable but is not guaranteed. Verify sizes independently.';
  return (
    <Box component="footer" sx={noticeStyles}>
      <div>{attribution.text ?? `Listing data from ${attribution.title}`}</div>
      {updatedAt && <div>Last updated {usDate(updatedAt.slice(0, 10))}</div>}
      <Box sx={{ mt: 1 }}>{disclaimer}</Box>
    </Box>
  );
}

const noticeStyles = {
  mt: 4,
  pt: 2,
  borderTop: '1px solid',
  borderColor: 'divider',
  maxWidth: '80ch',
  fontSize: 12,
  lineHeight: 1.6,
  color: 'text.secondary',
  overflowWrap: 'anywhere',
} as const;
