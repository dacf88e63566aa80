import { z } from 'zod';
import type { SettingTable } from '#server/platform/config/index.ts';

export const analyticsSettings = {
  ANALYTICS_SINK: {
    schema: z.enum(['database', 'posthog', 'off'], 'is not database, posthog or off').default('database'),
    about:
      'Where events of use go (which prompts succeeded, which suggestions were opened …; never what anybody wrote): the own database for ' +
      '90 days, a service that takes batches as PostHog does, or nowhere.',
    example: 'posthog',
    whenAbsent: 'database',
  },
  ANALYTICS_URL: {
    schema: z.url({ protocol: /^https?$/, error: 'is not an http(s) address' }).optional(),
    about: 'Address of that service; /batch/ follows.',
    example: 'https://us.i.posthog.com',
    whenAbsent: 'ANALYTICS_SINK cannot be posthog',
  },
  ANALYTICS_KEY: {
    schema: z.string().min(8, 'is too short to be a key').optional(),
    about: 'The key of the project there.',
    example: 'phc_0123456789',
    whenAbsent: 'ANALYTICS_SINK cannot be posthog',
    secret: true,
  },
} as const satisfies SettingTable;

interface AnalyticsValues {
  ANALYTICS_SINK: 'database' | 'posthog' | 'off';
  ANALYTICS_URL?: string | undefined;
  ANALYTICS_KEY?: string | undefined;
}

/** Where events are kept or sent. */
export type AnalyticsSink = 'database' | 'off' | { url: string; key: string };

export function analyticsSettingMistakes(values: AnalyticsValues): string[] {
  if (values.ANALYTICS_SINK !== 'posthog') return [];
  return (['ANALYTICS_URL', 'ANALYTICS_KEY'] as const)
    .filter((name) => values[name] === undefined)
    .map((name) => `${name}: is needed when ANALYTICS_SINK is posthog. Example: ${name}=${analyticsSettings[name].example}`);
}

export function analyticsSinkOf({ ANALYTICS_SINK, ANALYTICS_URL, ANALYTICS_KEY }: AnalyticsValues): AnalyticsSink {
  if (ANALYTICS_SINK !== 'posthog') return ANALYTICS_SINK;
  return ANALYTICS_URL !== undefined && ANALYTICS_KEY !== undefined ? { url: ANALYTICS_URL, key: ANALYTICS_KEY } : 'off';
}
