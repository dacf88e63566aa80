import { z } from 'zod';
import { marketRequestSchema, marketSnapshotSchema } from './market.ts';

/** What the market widget is given: what was asked, and the figures as they were told, so that tiles and words never disagree. */
export const marketWidgetSchema = z.object({ request: marketRequestSchema, told: marketSnapshotSchema });
export type MarketWidgetArguments = z.output<typeof marketWidgetSchema>;
