import { describe, expect, it } from 'vitest';
import { startCalledThread } from '#tests/support/called-thread.ts';
import { readAppraisalGap } from './appraisal-gap.ts';

describe('the gap that an appraisal leaves', () => {
  it('is the price of the sale that stands less the appraisal, said in thousands', async () => {
    const ask = startCalledThread();
    await ask('cash to close in oakland at 640k with 20% down');
    const { said, calls } = await ask('what appraisal gap would they cover if it appraises at 610');
    expect(calls).toMatchObject([{ operation: 'difference', amounts: [640_000, 610_000] }]);
    expect(said).toContain('**$30,000**');
    expect(said).toContain('beside the down payment');
  });

  it.each([
    'offer is 640k, what if it only appraises at 610k',
    'offered 640k and the appraisal came in at 610, whats the gap',
    'they pay 640k, appraised for $610,000',
    'ofrecieron 640 mil y el avaluo salio en 610 mil',
  ])('is of a price that the message names: %s', (question) => {
    expect(readAppraisalGap(question, null)).toEqual({ priceDollars: 640_000, appraisedDollars: 610_000 });
  });

  it('is none where the appraisal reaches the price', async () => {
    expect((await startCalledThread()('offer at 640k, appraised at 650k')).said).toContain('**no gap**');
  });

  it('is told in Spanish', async () => {
    const { said } = await startCalledThread()('ofrecieron 640 mil por la casa y el avaluo salio en 610 mil');
    expect(said).toMatch(/diferencia de \*\*\$30,000\*\*/);
  });

  it.each([
    'what happens if the appraisal comes in low',
    'the appraisal came in 30k low',
    'waive the appraisal contingency',
    'who pays the 600 appraisal fee',
    'what is an appraisal gap',
  ])('is no matter of %s', (question) => {
    expect(readAppraisalGap(question, null)).toBeNull();
  });
});
