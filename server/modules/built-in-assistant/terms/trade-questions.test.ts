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
    ['how much income does a tenant need for a 2,800 apartment', 'income-for-rent'],
    ['what income do you need to rent at 3000', 'income-for-rent'],
    ['landlord wants 3x the rent, is that a rule', 'income-for-rent'],
    ['¿cuánto ingreso necesita un inquilino para un departamento de 2,800?', 'income-for-rent'],
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
    ['pros and cons of an escalation clause', 'escalation-clause-weighed'],
    ['pros and cons of waiving the inspection', 'waive-inspection'],
    ['whats better 15 or 30 year mortgage', 'short-or-long-loan'],
    ['arm vs fixed', 'fixed-or-adjustable'],
    ['pros and cons of a condo vs a house', 'condo-or-house'],
    ['what should i know about new construction', 'new-construction'],
    ['whats a normal commission in california', 'usual-commission'],
    ['how much is the commission in california?', 'usual-commission'],
    ['how do i explain my 3% to a seller', 'explain-commission'],
    ['seller says why should i pay the buyers agent anything', 'why-pay-buyer-agent'],
    ['who pays the buyers agent now after the NAR settlement', 'buyer-agent-pay'],
    ['what changed with the nar settlement', 'nar-settlement'],
    ['what do i have to disclose when selling in texas', 'seller-disclosure'],
    ['do i need to disclose an unpermitted addition', 'seller-disclosure'],
    ['do they qualify for prop 19 if over 55', 'tax-base-moved'],
    ['is there a 1031 option for their rental', 'like-kind-exchange'],
    ['how much deposit can a landlord charge in california', 'security-deposit'],
    ['can my client with a section 8 voucher apply', 'voucher'],
    ['mi cliente no tiene papeles, puede comprar casa?', 'citizenship'],
    ['can someone on a visa buy a house', 'citizenship'],
    ['is the listing agent required to share the inspection report with buyers', 'inspection-report-shared'],
    ['i have a buyer consultation in an hour. what should i ask them?', 'buyer-consultation'],
    ['give me 5 instagram post ideas for this week', 'post-ideas'],
    ['ideas to win a listing in a slow market', 'win-listing'],
    ['how do i respond to a lowball offer', 'low-offer'],
    ['where can i get crime data for my client', 'crime-data'],
    ['is it ok to tell my buyer a neighborhood is safe', 'crime-data'],
  ])('are heard: %s', (text, question) => {
    expect(tradeQuestionAsked(text)).toBe(question);
  });

  it.each([
    'what is pmi on 750k with 10 down',
    'how much rental income would it make',
    'what income do i need for a 900k house',
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
    'condos or houses in oakland?',
    'new construction in oakland',
    'show me new construction in san francisco',
    'what is the average commission on it',
    'how much more do they net w 4% total commission',
    'payment on 700k 15 vs 30 year',
    'how much is the security deposit on 750k',
    'which listings have a low price',
    'what is the visa for',
    'homes near crime scene lane',
    'is the price negotiable',
    'write a post about the market in Oakland',
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

  it('are told with the papers of the state that is named, now or right after', async () => {
    const ask = startTracedThread({ tools: createTestTools({ listings: stubListings([]), market: stubMarket(aSnapshot()) }) });
    expect(await ask('what do i have to disclose when selling a home in california')).toMatch(/in California:\n- /);
    expect(await ask('what about in north carolina')).toMatch(/^\*\*What a seller has to disclose\*\*[^]*in North Carolina:\n- /);
  });

  it.each([
    'do they qualify for prop 19 if over 55',
    'how much deposit can a landlord charge in california',
    'max security deposit in california?',
    'mi cliente no tiene papeles, puede comprar casa?',
    'can my client with a section 8 voucher apply',
    'is there a 1031 option for their rental',
    'tell me about prop 19, how does it work',
    'i have a buyer consultation in an hour. what should i ask them?',
    'whats a normal commission in california',
  ])('reach the one that answers them, whatever else they sound like: %s', async (question) => {
    const ask = startTracedThread({ tools: createTestTools({ listings: stubListings([]), market: stubMarket(aSnapshot()) }) });
    expect(await ask(question)).toMatch(/^\*\*/);
  });

  it('go on from ideas for posts to what can be written', async () => {
    const ask = startTracedThread({ tools: createTestTools({ listings: stubListings([]), market: stubMarket(aSnapshot()) }) });
    expect(await ask('give me 5 instagram post ideas for this week')).toMatch(/\[What is an appraisal gap\?\]\(#ask\)/);
  });

  it('have a text of each language for each', () => {
    const { tradeQuestions } = textsIn('english');
    for (const [name, text] of Object.entries(textsIn('spanish').tradeQuestions)) {
      expect(text).toMatch(/^\*\*/);
      expect(tradeQuestions).toHaveProperty(name);
    }
  });
});
