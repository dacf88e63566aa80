import NextIcon from '@mui/icons-material/ChevronRight';
import PreviousIcon from '@mui/icons-material/ChevronLeft';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { useRef } from 'react';
import {
  adjustmentLabels,
  type AdjustmentName,
  type ValuationAnswer,
  type ValuedComparable,
} from '#contract/valuation-answer.ts';
import { overrideUnits, type OverridableAdjustment, type ValuationRequest } from '#contract/valuation-request.ts';
import type { ListingReference } from '#contract/listing-reference.ts';
import { IconAction } from '#web/ui/icon-action.tsx';
import { PlainButton } from '#web/ui/plain-button.tsx';
import { useHiddenSideways } from '#web/ui/use-hidden-sideways.ts';
import { dollars, signedDollars, dayWords } from './dollars.ts';
import { NumberField } from './number-field.tsx';

export interface ComparablesProps {
  found: ValuationAnswer;
  request: ValuationRequest;
  onOpen: (listing: ListingReference) => void;
  onLeaveOut: (listing: ListingReference) => void;
  onRate: (kind: OverridableAdjustment, rate: number | null) => void;
}

export const referenceOf = ({ listing }: Pick<ValuedComparable, 'listing'>): ListingReference => ({
  mlsId: listing.mlsId ?? listing.uPropertyId,
  mlsSource: listing.mlsSource,
});

export const nameOf = ({ listing }: Pick<ValuedComparable, 'listing'>): string =>
  [listing.addressLine1, listing.addressLine2].filter(Boolean).join(' ') || `MLS ${listing.mlsId ?? listing.uPropertyId}`;

/** The kinds that any comparable is adjusted by, in the order in which they are made. */
export function kindsOf({ comparables, overrides }: ValuationAnswer): AdjustmentName[] {
  const used = new Set([
    ...comparables.flatMap(({ adjustments }) => adjustments.map(({ kind }) => kind)),
    ...overrides.map(({ kind }) => kind),
  ]);
  return (Object.keys(adjustmentLabels) as AdjustmentName[]).filter((kind) => used.has(kind));
}

const isOverridable = (kind: AdjustmentName): kind is OverridableAdjustment => kind in overrideUnits;

/** "+250 sq ft at $58": what an adjustment rests on; of one of them it is the adjustment itself. */
export function basisOf({ units, unit, dollarsPerUnit }: ValuedComparable['adjustments'][number]): string {
  if (units === null || dollarsPerUnit === null) return '';
  const count = Math.abs(units);
  const counted = count === 1 ? unit?.replace(/s$/, '') : unit;
  const difference = `${units < 0 ? '−' : '+'}${count.toLocaleString('en-US')} ${counted ?? ''}`;
  // A minus stays with its figure.
  return count === 1 ? difference : `${difference} at ${dollars(dollarsPerUnit).replace('-', '−\u2060')}`;
}

/** A rate of the agent for one kind; empty is the market's own. */
export function RateField({ kind, request, onRate }: Pick<ComparablesProps, 'request' | 'onRate'> & { kind: AdjustmentName }) {
  if (!isOverridable(kind)) return null;
  const own = request.overrides?.find((one) => one.kind === kind)?.rate ?? null;
  return (
    <NumberField
      label={`${adjustmentLabels[kind]}: your rate, ${overrideUnits[kind]}`}
      placeholder={overrideUnits[kind].replace('percent', '%').replace(/ of .*/, '')}
      width={104}
      value={own}
      onChange={(rate) => onRate(kind, rate)}
    />
  );
}

/** Every comparable a column, every adjustment a row; it scrolls sideways inside itself, and says where there is more. */
export function ComparablesTable({ found, request, onOpen, onLeaveOut, onRate }: ComparablesProps) {
  const { comparables } = found;
  const region = useRef<HTMLDivElement>(null);
  const { before, after } = useHiddenSideways(region);
  const turn = (direction: 1 | -1) =>
    region.current?.scrollBy({ left: direction * (region.current.clientWidth - FIXED_COLUMN_PX), behavior: 'smooth' });
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', px: 2, pt: 1, minHeight: 40 }}>
        <Box component="h3" sx={{ typography: 'subtitle2', m: 0, flex: 1 }}>
          {comparables.length} comparables, the heaviest first
        </Box>
        {(before || after) && (
          <>
            <IconAction label="Comparables before" disabled={!before} onClick={() => turn(-1)}>
              <PreviousIcon />
            </IconAction>
            <IconAction label="More comparables" edge="end" disabled={!after} onClick={() => turn(1)}>
              <NextIcon />
            </IconAction>
          </>
        )}
      </Box>
      <Box ref={region} role="region" aria-label="Adjustments of the comparables" tabIndex={0} sx={scrollingStyles}>
        <Box component="table" sx={tableStyles}>
          <thead>
            <tr>
              <th scope="col">Comparable</th>
              <th scope="col">Your rate</th>
              {comparables.map((one) => (
                <th scope="col" key={one.listing.id}>
                  {one.listing.photos[0] && (
                    <Box component="img" src={`${one.listing.photos[0]}?w=320`} alt="" loading="lazy" sx={thumbnailStyles} />
                  )}
                  <Box sx={{ display: 'flex', alignItems: 'start' }}>
                    <PlainButton
                      onClick={() => onOpen(referenceOf(one))}
                      sx={{ textAlign: 'left', fontWeight: 600, color: 'primary.main' }}
                    >
                      {nameOf(one)}
                    </PlainButton>
                    <IconAction label={`Leave out ${nameOf(one)}`} size="small" onClick={() => onLeaveOut(referenceOf(one))}>
                      <CloseIcon fontSize="small" />
                    </IconAction>
                  </Box>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Row label="Sold for" cells={comparables.map(({ price, soldDate }) => [dollars(price), dayWords(soldDate)])} />
            {kindsOf(found).map((kind) => (
              <Row
                key={kind}
                label={adjustmentLabels[kind]}
                rate={<RateField {...{ kind, request, onRate }} />}
                cells={comparables.map(({ adjustments }) => {
                  const own = adjustments.find((one) => one.kind === kind);
                  return own ? [signedDollars(own.dollars), basisOf(own)] : ['–', ''];
                })}
              />
            ))}
            <Row
              label="Net, gross"
              cells={comparables.map(({ netPercent, grossPercent }) => [`${netPercent}%`.replace('-', '−'), `${grossPercent}%`])}
            />
            <Row label="Comes to" isStrong cells={comparables.map(({ adjusted }) => [dollars(adjusted), ''])} />
            <Row
              label="Weight"
              isStrong
              cells={comparables.map(({ weight, isPinned }) => [`${(100 * weight).toFixed(1)}%`, isPinned ? 'pinned' : ''])}
            />
          </tbody>
        </Box>
      </Box>
    </>
  );
}

interface RowProps {
  label: string;
  rate?: React.ReactNode;
  /** What stands, and smaller what it rests on. */
  cells: readonly (readonly [string, string])[];
  isStrong?: boolean;
}

function Row({ label, rate, cells, isStrong = false }: RowProps) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{rate}</td>
      {cells.map(([figure, basis], at) => (
        <Box component="td" key={at} sx={isStrong ? { fontWeight: 600 } : undefined}>
          {figure}
          {basis && <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{basis}</Box>}
        </Box>
      ))}
    </tr>
  );
}

/** That of the labels stays in sight. */
const FIXED_COLUMN_PX = 112;

const thumbnailStyles = {
  display: 'block',
  width: 112,
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  borderRadius: 1,
  mb: 0.5,
} as const;

/** A shadow at the edge beyond which there is more: it stays, and what covers it scrolls away with the table. */
const scrollingStyles = {
  overflowX: 'auto',
  pr: 2,
  pb: 2,
  background: ({ vars: { palette } }: Theme) => `
    linear-gradient(to left, ${palette.background.paper} 40%, transparent) right / 48px 100% no-repeat local,
    linear-gradient(to left, ${palette.action.disabled}, transparent) right / 14px 100% no-repeat scroll`,
} as const;

const tableStyles = {
  borderCollapse: 'collapse',
  fontSize: 14,
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { p: 1, verticalAlign: 'top', textAlign: 'left', borderBottom: 1, borderColor: 'divider', minWidth: 112 },
  '& th[scope=row], & thead th:first-of-type': {
    position: 'sticky',
    left: 0,
    // Over what scrolls away beneath, buttons included.
    zIndex: 1,
    pl: 2,
    minWidth: 112,
    fontWeight: 500,
    bgcolor: 'background.paper',
  },
} as const;
