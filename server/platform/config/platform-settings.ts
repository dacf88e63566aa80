import { z } from 'zod';
import { logLevels } from '../log.ts';
import { switchSchema, type SettingTable } from './settings.ts';

/** Settings of the process itself; modules keep theirs in `<name>.config.ts`. */
export const platformSettings = {
  HOST: {
    schema: z.string().default('127.0.0.1'),
    about: 'Address to listen on.',
    example: '0.0.0.0',
    whenAbsent: '127.0.0.1, this machine only',
  },
  PORT: {
    schema: z.coerce
      .number('is not a number')
      .int('is not a whole number')
      .min(0, 'is below 0')
      .max(65_535, 'is above 65535')
      .default(3000),
    about: 'Port to listen on; 0 takes a free one.',
    example: '3000',
    whenAbsent: '3000',
  },
  PUBLIC_URL: {
    schema: z.url({ protocol: /^https?$/, error: 'is not an http or https address' }).optional(),
    about: 'Address under which people reach this server. Outside this machine it must be https.',
    example: 'https://sidekick.example.com',
    whenAbsent: 'http://HOST:PORT, which must then be a loopback address',
  },
  DATA_DIR: {
    schema: z.string().default('./data'),
    about: 'Folder for the own database and for files.',
    example: '/var/lib/sidekick',
    whenAbsent: './data',
  },
  DATABASE_URL: {
    schema: z.url({ protocol: /^postgres(ql)?$/, error: 'is not a postgres:// address' }).optional(),
    about: 'PostgreSQL 18 server to use instead of the own one.',
    example: 'postgres://sidekick:secret@db.example.com/sidekick',
    whenAbsent: 'an own PostgreSQL in DATA_DIR',
    secret: true,
  },
  DATABASE_CONNECTIONS: {
    schema: z.coerce
      .number('is not a number')
      .int('is not a whole number')
      .min(7, 'is below 7')
      .max(200, 'is above 200')
      .default(11),
    about: 'Most connections of this process to the database. Two listen for jobs; a sync of a feed has one more beside them.',
    example: '11',
    whenAbsent: '11',
  },
  ALLOWED_HOSTS: {
    schema: z
      .string()
      .transform((text) => text.split(',').map((host) => host.trim()))
      .pipe(z.array(z.string().regex(/^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i, 'names something that is no host')).min(1))
      .optional(),
    about:
      'Other hosts under which people reach this server, separated by commas. Requests under any other name are refused with 421.',
    example: 'sidekick.internal,10.0.0.7',
    whenAbsent: 'localhost, loopback addresses and the host of PUBLIC_URL',
  },
  CONNECTIONS_PER_ADDRESS: {
    schema: z.coerce
      .number('is not a number')
      .int('is not a whole number')
      .min(10, 'is below 10')
      .max(100_000, 'is above 100000')
      .default(400),
    about: 'Most connections that one address may have open at a time. Without effect with TRUST_PROXY, where the proxy counts.',
    example: '1000',
    whenAbsent: '400',
  },
  TRUST_PROXY: {
    schema: switchSchema.default(false),
    about: 'On: the address of a caller is taken from X-Forwarded-For of the proxy in front.',
    example: 'on',
    whenAbsent: 'off',
  },
  DEMO: {
    schema: switchSchema.optional(),
    about: 'Demo listings and the two demo accounts.',
    example: 'off',
    whenAbsent: 'on only without DATABASE_URL, without earlier data, and on a loopback HOST',
  },
  DEMO_LISTINGS: {
    schema: z.coerce
      .number('is not a number')
      .int('is not a whole number')
      .min(600, 'is below 600')
      .max(200_000, 'is above 200000')
      .default(26_000),
    about: 'How many invented listings the first start in demo mode makes, over six markets.',
    example: '5000',
    whenAbsent: '26000',
  },
  METRICS_TOKEN: {
    schema: z.string().min(16, 'is shorter than 16 characters').optional(),
    about: 'Turns on /metrics (Prometheus) for whoever sends this token as "Authorization: Bearer …".',
    example: '0123456789abcdef0123456789abcdef',
    whenAbsent: '/metrics does not exist',
    secret: true,
  },
  LOG_LEVEL: {
    schema: z.enum(logLevels, { error: `is none of ${logLevels.join(', ')}` }).default('info'),
    about: 'Least level that is logged.',
    example: 'warn',
    whenAbsent: 'info',
  },
} as const satisfies SettingTable;
