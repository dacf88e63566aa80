import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { historyLimits, priceBands, type MarketHistory, type MarketHistoryRequest } from '#contract/market-history.ts';
import { propertyTypeLabels, type PropertyType } from '#contract/listing-vocabulary.ts';
import { ChartFigure } from '#web/ui/charts/chart-figure.tsx';
import { MonthChart } from '#web/ui/charts/month-chart.tsx';
import { Select } from '#web/ui/select.tsx';
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { instantWords, monthWords } from './market-formats.ts';
import { historyQuery } from './market.data.ts';
import { monthFigures, wordsOfFigures, type MonthFigure } from './month-figures.ts';

const CHART_HEIGHT = 240;
/** With its title, its notes and the way to its table, so that what stands below stays while it loads. */
const FIGURE_HEIGHT = CHART_HEIGHT + 96;

const spans = [
  ['24', '2 years'],
  ['60', '5 years'],
  ['120', '10 years'],
  ['all', 'All'],
] as const;
type Span = (typeof spans)[number][0];

/** A part of the market: everything that was asked for, one type, a number of bedrooms, a band of prices. */
function partsOf(types: readonly PropertyType[], isLease: boolean) {
  const beds = Array.from({ length: historyLimits.mostBedrooms + 1 }, (_, at) => {
    const label =
      at === 0
        ? 'Studios'
        : at === historyLimits.mostBedrooms
          ? `${at} bedrooms and more`
          : `${at} bedroom${at === 1 ? '' : 's'}`;
    return { key: `beds:${at}`, label, fields: { bedrooms: at } };
  });
  const bands = isLease ? [] : priceBands.map(({ key, label }) => ({ key: `band:${key}`, label, fields: { priceBand: key } }));
  const byType =
    types.length < 2
      ? []
      : types.map((type) => ({ key: type, label: propertyTypeLabels[type], fields: { propertyTypes: [type] } }));
  return [{ key: 'all', label: types.length === 1 ? 'All of these' : 'All homes', fields: {} }, ...byType, ...beds, ...bands];
}

interface MarketByMonthProps {
  request: MarketHistoryRequest;
  types: readonly PropertyType[];
  isLease: boolean;
}

/** One figure of a market through the months, of the whole or of a part of it. */
export function MarketByMonth({ request, types, isLease }: MarketByMonthProps) {
  const [figure, setFigure] = useState<MonthFigure>('price');
  const [span, setSpan] = useState<Span>('24');
  const [part, setPart] = useState('all');
  const parts = partsOf(types, isLease);
  const fields = parts.find(({ key }) => key === part)?.fields ?? {};
  const asked = { ...request, ...fields, ...(span === 'all' ? {} : { months: Number(span) }) };
  const single = useQuery(historyQuery(asked));
  // Where most single months have too few cases, each point takes in a year.
  const isThin = single.data !== undefined && needsCases(figure) && knownShare(single.data, figure, isLease) < MOST;
  const yearly = useQuery({ ...historyQuery({ ...asked, windowMonths: historyLimits.windowMonths }), enabled: isThin });
  const { data, isError, refetch } = isThin ? yearly : single;
  const words = wordsOfFigures(isLease);
  return (
    <Box component="section" aria-label="By month">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.5, '& label': { flex: '1 1 140px' } }}>
        <label>
          <Select
            compact
            aria-label="Figure"
            value={figure}
            options={monthFigures.map((name) => [name, words[name].label] as const)}
            onChange={setFigure}
          />
        </label>
        <label>
          <Select
            compact
            aria-label="Of"
            value={part}
            options={parts.map(({ key, label }) => [key, label] as const)}
            onChange={setPart}
          />
        </label>
        <label>
          <Select compact aria-label="Over" value={span} options={spans} onChange={setSpan} />
        </label>
      </Box>
      {isError ? (
        <ErrorState dense title="The months could not be loaded." onRetry={() => void refetch()} />
      ) : data ? (
        <Months data={data} figure={figure} isLease={isLease} isYearly={isThin} />
      ) : (
        <SkeletonBlock sx={{ height: FIGURE_HEIGHT }} />
      )}
    </Box>
  );
}

/** Below this share of months with a figure single months tell no course. */
const MOST = 0.5;
const needsCases = (figure: MonthFigure) => figure !== 'listed' && figure !== 'pended' && figure !== 'sold';

function knownShare({ months }: MarketHistory, figure: MonthFigure, isLease: boolean): number {
  const { read } = wordsOfFigures(isLease)[figure];
  return months.length === 0 ? 1 : months.filter((one) => read(one).value !== null).length / months.length;
}

interface MonthsProps {
  data: MarketHistory;
  figure: MonthFigure;
  isLease: boolean;
  /** Each month with the eleven before it. */
  isYearly: boolean;
}

function Months({ data, figure, isLease, isYearly }: MonthsProps) {
  const { label, read, short, exact } = wordsOfFigures(isLease)[figure];
  const { months, area, neededCount, asOf } = data;
  if (months.length === 0) {
    return (
      <Box role="status" sx={{ py: 4, textAlign: 'center', color: 'text.secondary' }}>
        Nothing is known of such homes here.
      </Box>
    );
  }
  if (needsCases(figure) && months.every((one) => read(one).value === null)) {
    return (
      <Box role="status" sx={{ py: 4, textAlign: 'center', color: 'text.secondary' }}>
        Fewer than {neededCount} cases in every twelve months, so there is no figure. A wider area may have them.
      </Box>
    );
  }
  const window = isYearly ? ' Single months have too few cases, so each point takes in twelve months.' : '';
  const rests = needsCases(figure) ? `${window} Under ${neededCount} cases there is a gap; columns count the cases.` : '';
  return (
    <ChartFigure
      title={`${label}${isYearly ? ', rolling 12 months' : ' by month'}, ${area}`}
      height={CHART_HEIGHT}
      basis={`From MLS listings as of ${instantWords(asOf)}; the last month is not over.${rests}`}
      table={{
        columns: ['Month', label, 'Cases', 'New', 'Under contract', 'Sold', 'Withdrawn', 'Price cuts'],
        rows: months
          .map((one) => [
            `${monthWords(one.month)}${one.isPartial ? ' so far' : ''}`,
            read(one).value === null ? '–' : exact(read(one).value ?? 0),
            ...[read(one).n, one.listed, one.pended, one.sold].map((n) => n.toLocaleString('en-US')),
            one.cancelled?.toLocaleString('en-US') ?? 'unknown',
            one.priceCuts?.toLocaleString('en-US') ?? 'unknown',
          ])
          .toReversed(),
      }}
    >
      {(frame) => (
        <MonthChart
          {...frame}
          format={short}
          points={months.map((one) => ({
            month: one.month,
            value: read(one).value,
            count: read(one).n,
            isPartial: one.isPartial,
          }))}
        />
      )}
    </ChartFigure>
  );
}
