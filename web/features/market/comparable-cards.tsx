import Box from '@mui/material/Box';
import { adjustmentLabels } from '#contract/valuation-answer.ts';
import { Button } from '#web/ui/button.tsx';
import { basisOf, kindsOf, nameOf, RateField, referenceOf, type ComparablesProps } from './comparables-table.tsx';
import { dollars, signedDollars, dayWords } from './dollars.ts';

/** The same for a narrow screen: a card for each comparable, the rates of the agent below. */
export function ComparableCards({ found, request, onOpen, onLeaveOut, onRate }: ComparablesProps) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, px: 2, pb: 2 }}>
      {found.comparables.map((one) => (
        <Box component="article" key={one.listing.id} aria-label={nameOf(one)} sx={cardStyles}>
          {one.listing.photos[0] && (
            <Box
              component="img"
              src={`${one.listing.photos[0]}?w=640`}
              alt=""
              loading="lazy"
              sx={{ width: '100%', aspectRatio: '16 / 9', objectFit: 'cover' }}
            />
          )}
          <Box sx={{ p: 1.5 }}>
            <Box component="h3" sx={{ m: 0, typography: 'subtitle1' }}>
              {nameOf(one)}
            </Box>
            <Box sx={{ color: 'text.secondary' }}>
              Sold for {dollars(one.price)} on {dayWords(one.soldDate)}
              {one.miles !== null && `, ${one.miles} mi away in a straight line`}
            </Box>
            <Box
              component="dl"
              sx={{ display: 'grid', gridTemplateColumns: '1fr auto', gap: 0.5, my: 1, fontVariantNumeric: 'tabular-nums' }}
            >
              {one.adjustments.map((adjustment) => (
                <Box key={adjustment.kind} sx={{ display: 'contents' }}>
                  <dt>
                    {adjustmentLabels[adjustment.kind]}{' '}
                    <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
                      {basisOf(adjustment)}
                    </Box>
                  </dt>
                  <Box component="dd" sx={{ m: 0, textAlign: 'right' }}>
                    {signedDollars(adjustment.dollars)}
                  </Box>
                </Box>
              ))}
              <dt>
                <strong>Comes to</strong>
              </dt>
              <Box component="dd" sx={{ m: 0, textAlign: 'right' }}>
                <strong>{dollars(one.adjusted)}</strong>, {(100 * one.weight).toFixed(1)}% of the weight
              </Box>
            </Box>
            <Button size="small" variant="outlined" onClick={() => onOpen(referenceOf(one))}>
              Open
            </Button>{' '}
            <Button size="small" onClick={() => onLeaveOut(referenceOf(one))}>
              Leave out
            </Button>
          </Box>
        </Box>
      ))}
      <Box component="section" aria-label="Your rates">
        <Box component="h3" sx={{ typography: 'subtitle1' }}>
          Your rates
        </Box>
        {kindsOf(found).map((kind) => (
          <Box key={kind} sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', py: 0.5 }}>
            {adjustmentLabels[kind]}
            <RateField {...{ kind, request, onRate }} />
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const cardStyles = { border: 1, borderColor: 'divider', borderRadius: 1.5, overflow: 'hidden' } as const;
