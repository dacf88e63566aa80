import Box from '@mui/material/Box';
import { type ReactNode, useId } from 'react';
import { useWidth } from './use-width.ts';

/** The same figures as a table. */
export interface ChartTable {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

interface ChartFigureProps {
  title: string;
  /** What the chart rests on, in small. */
  basis?: ReactNode;
  table: ChartTable;
  height: number;
  children: (size: { width: number; height: number; labelledBy: string }) => ReactNode;
}

/** A chart with its title, what it rests on, and its figures as a table for who cannot see it or wants to know them exactly. */
export function ChartFigure({ title, basis, table, height, children }: ChartFigureProps) {
  const labelledBy = useId();
  const { frame, width } = useWidth();
  return (
    <Box component="figure" sx={{ m: 0, breakInside: 'avoid' }}>
      <Box component="figcaption" id={labelledBy} sx={{ mb: 1, typography: 'subtitle2' }}>
        {title}
      </Box>
      {/* As wide as there is room, not as the chart that it has drawn before. */}
      <div ref={frame} style={{ contain: 'inline-size' }}>
        {children({ width, height, labelledBy })}
      </div>
      {basis && <Box sx={{ mt: 0.5, typography: 'caption', color: 'text.secondary' }}>{basis}</Box>}
      <Box component="details" sx={{ mt: 0.5, '@media print': { display: 'none' } }}>
        <Box component="summary" sx={{ typography: 'caption', color: 'text.secondary', cursor: 'pointer', minHeight: 24 }}>
          As a table
        </Box>
        <Box role="region" aria-labelledby={labelledBy} tabIndex={0} sx={{ overflow: 'auto', maxHeight: 320 }}>
          <Box component="table" sx={tableStyles}>
            <thead>
              <tr>
                {table.columns.map((column) => (
                  <th scope="col" key={column}>
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map(([first, ...cells]) => (
                <tr key={first}>
                  <th scope="row">{first}</th>
                  {cells.map((cell, at) => (
                    <td key={at}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Box>
        </Box>
      </Box>
    </Box>
  );
}

const tableStyles = {
  borderCollapse: 'collapse',
  fontSize: 13,
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    px: 1,
    py: 0.5,
    textAlign: 'right',
    borderBottom: 1,
    borderColor: 'divider',
    fontWeight: 400,
    whiteSpace: 'nowrap',
  },
  '& th:first-of-type': { textAlign: 'left' },
  '& thead th': { color: 'text.secondary' },
} as const;
