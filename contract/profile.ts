import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** The 50 states, as the post abbreviates them. */
export const usStates = [
  ...['AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'FL', 'GA', 'HI', 'ID', 'IL', 'IN', 'IA', 'KS', 'KY'],
  ...['LA', 'ME', 'MD', 'MA', 'MI', 'MN', 'MS', 'MO', 'MT', 'NE', 'NV', 'NH', 'NJ', 'NM', 'NY', 'NC', 'ND'],
  ...['OH', 'OK', 'OR', 'PA', 'RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VT', 'VA', 'WA', 'WV', 'WI', 'WY'],
] as const;

/** Time zones that a user can choose, with the words for them. */
export const timezones = {
  'America/Adak': 'Hawaii-Aleutian Time',
  'America/Anchorage': 'Alaska Time',
  'America/Chicago': 'Central Time',
  'America/Denver': 'Mountain Time',
  'America/Los_Angeles': 'Pacific Time',
  'America/New_York': 'Eastern Time',
  'Pacific/Honolulu': 'Honolulu Time',
} as const;
export const timezoneNames = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'America/Anchorage',
  'America/Adak',
  'Pacific/Honolulu',
] as const;

export const REQUIRED = 'This field is required';
export const required = (max: number) => z.string().trim().min(1, REQUIRED).max(max, `Maximum of ${max} characters`);

export const profileSchema = z.object({
  name: z.string(),
  email: z.email(),
  timezone: z.enum(timezoneNames).nullable().describe('Null for that of the browser'),
  countryState: z.enum(usStates).nullable(),
  phoneNumber: z.string().nullable().describe('As (XXX) XXX-XXXX'),
  officeName: z.string().nullable().describe('The brokerage'),
  website: z.string().nullable(),
  mlsId: z.string().nullable().describe('The license number, which only an administrator changes'),
});
export type Profile = z.infer<typeof profileSchema>;

export const getProfile = endpoint({
  method: 'GET',
  path: '/api/me/profile',
  summary: "The signed-in user's profile.",
  access: 'user',
  scopes: ['profile:read'],
  status: 200,
  answer: profileSchema,
  errors: [],
});

export const updateProfile = endpoint({
  method: 'PATCH',
  path: '/api/me',
  summary: "Change the signed-in user's profile.",
  access: 'user',
  body: z.strictObject({
    name: required(150),
    timezone: z.string().nullable().pipe(z.enum(timezoneNames).nullable()),
    countryState: z.string().pipe(z.enum(usStates, REQUIRED)),
    phoneNumber: required(40).describe('A US number, however it is written'),
    officeName: required(100),
    website: z
      .string()
      .nullable()
      .transform((typed) => typed?.trim() || null)
      .pipe(
        z
          .url({ protocol: /^https?$/, error: 'Invalid URL' })
          .max(200, 'Maximum of 200 characters')
          .nullable(),
      ),
  }),
  status: 200,
  answer: profileSchema,
  errors: [],
});
