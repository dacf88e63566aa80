import { describe, expect, it } from 'vitest';
import { textsIn } from '../answers/texts/index.ts';
import { stubListings } from '#tests/support/listings-stub.ts';
import { aSnapshot, stubMarket } from '#tests/support/market-stub.ts';
import { createTestTools } from '#tests/support/test-tools.ts';
import { startTracedThread } from '#tests/support/traced-thread.ts';
import { tradeQuestionAsked } from './trade-questions.ts';

describe('questions of the trade', () => {
  it.each([
    ['how much earnest money is typical', 'earnest-money-share'],
    ['¿cuánto es normal de depósito de garantía?', 'earnest-money-share'],
    ['does my buyer lose the earnest money if they walk now', 'earnest-money-at-risk'],
    ['should my buyers waive the inspection contingency?', 'waive-inspection'],
    ['is it risky to skip the appraisal contingency', 'waive-appraisal'],
    ['can seller pay closing costs', 'seller-pays-costs'],
    ['what happens if the appraisal comes in low', 'low-appraisal'],
    ['it didnt appraise, what are our options', 'low-appraisal'],
    ['que es el periodo de inspeccion', 'inspection-period'],
    ['how long do they have for inspections', 'inspection-period'],
    ['do they need pmi w 10 down', 'mortgage-insurance-needed'],
    ['when does pmi go away', 'mortgage-insurance-needed'],
    ['whats the minimum down payment', 'down-payment-least'],
    ['what credit score do they need for fha', 'credit-score'],
    ['how long is a preapproval good for', 'preapproval-lasts'],
    ['they need to sell first before they buy, what are the options', 'sell-before-buying'],
    ['any tips to win in a multiple offer situation? what works', 'multiple-offers'],
    ['do buyers have to sign a buyer agreement before showings', 'buyer-agreement'],
    ['who pays the buyers agent commission', 'buyer-agent-pay'],
    ['what do we check at the final walkthrough', 'walkthrough'],
    ['what happens if closing is delayed', 'closing-delayed'],
    ['is there a cooling off period', 'cooling-off'],
    ['what should the seller fix before listing', 'prepare-to-sell'],
    ['can they airbnb it', 'short-term-rental'],
    ['what does the hoa cover', 'hoa-documents'],
    ['explain the usual contingencies', 'contingencies'],
    ['what are the steps of buying a house', 'buying-steps'],
  ])('are heard: %s', (text, question) => {
    expect(tradeQuestionAsked(text)).toBe(question);
  });

  it.each([
    'what is pmi on 750k with 10 down',
    'how much down payment on $600,000 at 6.5%',
    'write an email to my client about the low appraisal',
    'low appraisal',
    'does it have a deposit',
    'homes without an hoa',
    'best time to sell in Oakland',
    'show me homes where the seller pays closing costs',
    'seller wants to waive the appraisal',
    'how long has it been on the market',
    'are pets allowed',
    'can the buyer afford it',
    'which homes were updated',
    'buyers waived inspection and offered over list',
  ])('are not asked by %s', (text) => {
    expect(tradeQuestionAsked(text)).toBeNull();
  });

  it('are answered in both languages, and leave the case to those who decide it', async () => {
    const ask = startTracedThread({ tools: createTestTools({ listings: stubListings([]), market: stubMarket(aSnapshot()) }) });
    expect(await ask('what happens if the appraisal comes in low')).toMatch(
      /^\*\*When the appraisal comes in low\*\*[^]*attorney/,
    );
    expect(await ask('¿y si el avalúo sale bajo?')).toMatch(/^\*\*Si el avalúo sale bajo\*\*[^]*abogado/);
  });

  it('have a text of each language for each', () => {
    const { tradeQuestions } = textsIn('english');
    for (const [name, text] of Object.entries(textsIn('spanish').tradeQuestions)) {
      expect(text).toMatch(/^\*\*/);
      expect(tradeQuestions).toHaveProperty(name);
    }
  });
});
