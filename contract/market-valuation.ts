import { endpoint } from './endpoint.ts';
import { comparablesAnswerSchema, valuationAnswerSchema } from './valuation-answer.ts';
import { comparablesRequestSchema, valuationRequestSchema } from './valuation-request.ts';

export const findComparables = endpoint({
  method: 'POST',
  path: '/api/market/comparables',
  summary: 'Sales to compare a home with, the step that found each, and why others were left out.',
  access: 'user',
  scopes: ['listings:read'],
  body: comparablesRequestSchema,
  status: 200,
  answer: comparablesAnswerSchema,
  errors: ['listing_not_found', 'not_found'],
});

export const valueHome = endpoint({
  method: 'POST',
  path: '/api/market/valuation',
  summary: 'What a home would sell for: a weighted mean of adjusted comparables with its range, or why there is none.',
  access: 'user',
  scopes: ['listings:read'],
  body: valuationRequestSchema,
  status: 200,
  answer: valuationAnswerSchema,
  errors: ['listing_not_found', 'not_found'],
});
