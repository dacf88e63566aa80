import Box from '@mui/material/Box';
import { Popup } from 'react-map-gl/maplibre';
import type { ListingReference } from '#contract/listing-reference.ts';
import { PlainButton } from '#web/ui/plain-button.tsx';
import { fullPrice, sizeLine } from '../formats.ts';
import { referenceTo } from '../references.ts';
import type { PlaceOnMap } from './map-pins.ts';

interface PlacePopupProps {
  place: PlaceOnMap;
  onOpen: (listing: ListingReference) => void;
  onClose: () => void;
}

/** Units that are shown of a building; its others are in the list below the map. */
const SHOWN_UNITS = 6;

/** A home, or the homes of a building, beside its pin: photo, price and facts, and the way to its details. */
export function PlacePopup({ place: { latitude, longitude, listings }, onOpen, onClose }: PlacePopupProps) {
  const [first] = listings;
  return (
    <Popup latitude={latitude} longitude={longitude} offset={18} maxWidth="260px" closeButton={false} onClose={onClose}>
      <Box sx={frame}>
        {first?.photos[0] && (
          <Box
            component="img"
            src={`${first.photos[0]}?w=320`}
            alt=""
            sx={{ display: 'block', width: '100%', height: 120, objectFit: 'cover' }}
          />
        )}
        {listings.slice(0, SHOWN_UNITS).map((listing) => (
          <PlainButton key={listing.id} onClick={() => onOpen(referenceTo(listing))} sx={home}>
            <Box sx={{ fontWeight: 600, fontSize: 14 }}>
              {listing.currentPrice === null ? 'No price' : fullPrice(listing.currentPrice)}
            </Box>
            <Box sx={{ fontSize: 12 }}>
              {[listing.addressLine1, listing.addressLine2].filter(Boolean).join(', ') || 'Address not shown'}
            </Box>
            <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
              {[listing.listingStatus.listingStatus, sizeLine(listing)].filter(Boolean).join(' · ')}
            </Box>
          </PlainButton>
        ))}
        {listings.length > SHOWN_UNITS && (
          <Box sx={{ p: 1, fontSize: 12, color: 'text.secondary' }}>and {listings.length - SHOWN_UNITS} more</Box>
        )}
      </Box>
    </Popup>
  );
}

const frame = {
  bgcolor: 'background.paper',
  color: 'text.primary',
  borderRadius: '8px',
  overflow: 'hidden',
  width: 240,
} as const;
const home = { display: 'block', width: '100%', textAlign: 'left', p: 1, '&:hover': { bgcolor: 'action.hover' } } as const;
