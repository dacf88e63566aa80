import Box from '@mui/material/Box';
import { useState } from 'react';
import type { Listing } from '#contract/listings.ts';
import { controlStyles, labelStyles } from '../filters/field-styles.ts';
import { SelectField } from '../filters/select-field.tsx';
import { fullPrice } from '../formats.ts';
import { costFacts } from './listing-facts.ts';
import { monthlyCost, type LoanText } from './monthly-cost.ts';
import { FactGrid, Section } from './section.tsx';

/** What a buyer looks at next keeps the rate that was typed for this one. */
let lastLoan: LoanText = { ratePercent: '', downPercent: '', years: '30' };

/** Dues, taxes and, with the agent's own numbers, a loan: what a home costs in a month. */
export function CostSection({ listing }: { listing: Listing }) {
  const [loan, setLoan] = useState(lastLoan);
  const { hoa, taxes, loan: payment, total } = monthlyCost(listing, loan);
  const facts = costFacts(listing);
  const change = (typed: Partial<LoanText>) => {
    lastLoan = { ...loan, ...typed };
    setLoan(lastLoan);
  };
  const remarks = [listing.hoaComments, listing.flipTaxRemarks].filter((remark) => remark !== null);
  if (listing.isLease && hoa === null && facts.length === 0 && remarks.length === 0) return null;
  return (
    <Section title="Costs">
      {facts.length > 0 && <FactGrid facts={facts} />}
      {remarks.map((remark) => (
        <Box key={remark} component="p" sx={{ mt: 1.5, mb: 0, maxWidth: '70ch', overflowWrap: 'anywhere' }}>
          {remark}
        </Box>
      ))}
      {!listing.isLease && (
        <Box sx={{ ...tableFrame, mt: facts.length > 0 || remarks.length > 0 ? 2 : 0 }}>
          <Box component="dl" sx={{ m: 0 }}>
            <Line label="HOA" value={hoa} missing="Not in the record" />
            <Line label="Taxes, a twelfth of the year" value={taxes} missing="Not in the record" />
            {payment !== null && <Line label={`Loan over ${loan.years} years`} value={payment} missing="" />}
            <Line
              label={
                payment === null ? 'HOA and tax' : hoa === null || taxes === null ? 'Known cost per month' : 'Cost per month'
              }
              value={total}
              missing=""
              strong
            />
          </Box>
          <Box sx={loanFields}>
            <PercentField label="Interest rate" value={loan.ratePercent} onChange={(ratePercent) => change({ ratePercent })} />
            <PercentField label="Down payment" value={loan.downPercent} onChange={(downPercent) => change({ downPercent })} />
            <SelectField
              label="Term, years"
              value={loan.years}
              onChange={(years: LoanText['years']) => change({ years })}
              options={[
                ['30', '30'],
                ['20', '20'],
                ['15', '15'],
              ]}
            />
          </Box>
          <Box sx={{ mt: 1, fontSize: 12, color: 'text.secondary' }}>
            {payment === null
              ? 'Type a rate and a down payment to add a loan. Insurance and utilities are not counted.'
              : 'Principal and interest at the rate that you typed. Insurance and utilities are not counted.'}
          </Box>
        </Box>
      )}
    </Section>
  );
}

interface LineProps {
  label: string;
  value: number | null;
  missing: string;
  strong?: boolean;
}

function Line({ label, value, missing, strong = false }: LineProps) {
  return (
    <Box sx={{ ...lineStyles, ...(strong ? totalStyles : {}) }}>
      <Box component="dt">{label}</Box>
      <Box component="dd" sx={{ m: 0, color: value === null ? 'text.secondary' : 'inherit' }}>
        {value === null ? missing : `${fullPrice(value)} / mo`}
      </Box>
    </Box>
  );
}

function PercentField({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) {
  return (
    <Box component="label" sx={{ display: 'block', minWidth: 0 }}>
      <Box sx={labelStyles}>{label}</Box>
      <Box
        component="input"
        inputMode="decimal"
        autoComplete="off"
        placeholder="%"
        value={value}
        onChange={(event: { target: HTMLInputElement }) => onChange(event.target.value.replace(/[^\d.]/g, '').slice(0, 6))}
        sx={controlStyles}
      />
    </Box>
  );
}

const tableFrame = { p: 2, border: 1, borderColor: 'divider', borderRadius: '12px', maxWidth: 520 } as const;
const lineStyles = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 2,
  py: 0.5,
  fontVariantNumeric: 'tabular-nums',
} as const;
const totalStyles = { mt: 0.5, pt: 1, borderTop: 1, borderColor: 'divider', fontWeight: 600 } as const;
const loanFields = {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  alignItems: 'end',
  gap: 1,
  mt: 2,
} as const;
