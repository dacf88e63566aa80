import type { EstimatePaymentInput } from '#server/modules/listings/index.ts';
import type { LoanTerms } from './loan-terms.ts';

/** A payment that a message asks for. */
export interface PaymentAsked {
  terms: LoanTerms;
  /** A usual tax and insurance count, where no record or word tells them. */
  withUsualCosts?: boolean;
  /** A usual mortgage insurance counts, where none was named. */
  withMortgageInsurance?: boolean;
  /** By the least that an FHA loan asks to be put down. */
  isFha?: boolean;
  /** With nothing down, as a VA loan allows. */
  isVa?: boolean;
  /** The estimate that the question changes. */
  standing: EstimatePaymentInput | null;
}
