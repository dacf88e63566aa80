import { z } from 'zod';
import { modelChoiceSchema } from './model-choice.ts';

/** Dollars for a million tokens. */
export interface ModelPrice {
  input: number;
  output: number;
}

export interface TokenUsage {
  inputTokens: number;
  outputTokens: number;
}

/** Reads `MODEL=IN/OUT,…`; a model's name may hold colons. */
export const pricesSchema = z.string().transform((text, context): ReadonlyMap<string, ModelPrice> => {
  const prices = new Map<string, ModelPrice>();
  for (const entry of text.split(',').map((part) => part.trim())) {
    if (entry === '') continue;
    const found = /^(\S+)=(\d+(?:\.\d+)?)\/(\d+(?:\.\d+)?)$/.exec(entry);
    // The price of a model that cannot be one is a slip, and would leave the model that was meant without a price and a limit.
    if (found?.[1] && modelChoiceSchema.safeParse(found[1]).success)
      prices.set(found[1], { input: Number(found[2]), output: Number(found[3]) });
    else
      context.addIssue({ code: 'custom', message: `has "${entry}", which is not MODEL=IN/OUT with a model such as openai:NAME` });
  }
  return prices;
});

/** Millionths of a dollar, rounded up: a dollar for a million tokens is a millionth for one. Null for a model without a price. */
export function costMicroDollars(price: ModelPrice | undefined, { inputTokens, outputTokens }: TokenUsage): number | null {
  return price ? Math.ceil(price.input * inputTokens + price.output * outputTokens) : null;
}
