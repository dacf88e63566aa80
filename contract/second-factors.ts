import { z } from 'zod';
import { idSchema } from './common.ts';
import { passwordSchema, signInAnswerSchema } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { ssoProviders } from './sso.ts';

/** A code of six digits that an app shows, or a recovery code. */
const codeSchema = z.string().trim().min(1, 'Code is required').max(30, 'A code is shorter');
const recoveryCodesSchema = z.array(z.string()).describe('Ten, shown this once');
/** Codes come with the first second factor; later ones change nothing about them. */
const addedSchema = z.object({ recoveryCodes: recoveryCodesSchema.nullable() });

const bytesSchema = z
  .string()
  .max(20_000)
  .regex(/^[\w-]*$/, 'is not base64url');
const handleSchema = z.string().min(1).max(2048);

/** A passkey as browsers name it. */
const credentialNameSchema = z.object({ type: z.literal('public-key'), id: z.string() });
/** A passkey as browsers hand it over, beside what it says. */
const credential = { id: bytesSchema.min(1), rawId: bytesSchema.min(1), type: z.literal('public-key') };

export const answerSecondFactor = endpoint({
  method: 'POST',
  path: '/api/auth/challenge/second-factor',
  summary: 'Finish a sign-in with a code of the authenticator app, or a recovery code; sets the session cookie.',
  access: 'public',
  body: z.strictObject({ session: handleSchema, code: codeSchema }),
  status: 200,
  answer: signInAnswerSchema,
  errors: ['challenge_expired', 'wrong_code', 'too_many_requests'],
});

export const getSecondFactors = endpoint({
  method: 'GET',
  path: '/api/me/second-factors',
  summary: 'What the user proves itself with besides the password.',
  access: 'user',
  status: 200,
  answer: z.object({
    hasAuthenticator: z.boolean(),
    passkeys: z.array(
      z.object({ id: idSchema, name: z.string(), createdAt: z.iso.datetime(), lastUsedAt: z.iso.datetime().nullable() }),
    ),
    recoveryCodesLeft: z.number().int(),
    isRequired: z.boolean().describe('True for an administrator who has no rights as such without a second factor'),
    hasPassword: z.boolean().describe('False where one signs in elsewhere alone: then a mailed code proves who one is'),
    providers: z.array(z.enum(ssoProviders)).describe('Where one can sign in again'),
  }),
  errors: [],
});

export const confirmIdentity = endpoint({
  method: 'POST',
  path: '/api/me/reauthentication',
  summary:
    'Prove again who one is; for ten minutes the second factors may be changed. A session that has just begun needs no such proof.',
  access: 'user',
  body: z.strictObject({ password: passwordSchema('Password is required') }),
  status: 204,
  errors: ['wrong_password', 'too_many_requests', 'overloaded'],
});

export const startAuthenticator = endpoint({
  method: 'POST',
  path: '/api/me/authenticator',
  summary: 'Get the secret for an authenticator app (TOTP: SHA-1, 6 digits, 30 s). It counts once a code of it was given.',
  access: 'user',
  status: 200,
  answer: z.object({ secret: z.string(), uri: z.string().describe('For a QR code') }),
  errors: ['reauthentication_required', 'authenticator_exists'],
});

export const confirmAuthenticator = endpoint({
  method: 'POST',
  path: '/api/me/authenticator/confirm',
  summary: 'Turn the authenticator app on with its first code.',
  access: 'user',
  body: z.strictObject({ code: codeSchema }),
  status: 200,
  answer: addedSchema,
  errors: ['reauthentication_required', 'wrong_code', 'too_many_requests'],
});

export const removeAuthenticator = endpoint({
  method: 'DELETE',
  path: '/api/me/authenticator',
  summary: 'Turn the authenticator app off.',
  access: 'user',
  status: 204,
  errors: ['reauthentication_required'],
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/me/recovery-codes',
  summary: 'Make ten new recovery codes; the ones before count no longer.',
  access: 'user',
  status: 200,
  answer: z.object({ recoveryCodes: recoveryCodesSchema }),
  errors: ['reauthentication_required', 'no_second_factor'],
});

export const startPasskey = endpoint({
  method: 'POST',
  path: '/api/me/passkeys/start',
  summary: 'Get what a browser needs to make a passkey (WebAuthn creation options), and a handle, good for 5 minutes.',
  access: 'user',
  status: 200,
  answer: z.object({
    session: z.string(),
    options: z.object({
      rp: z.object({ id: z.string(), name: z.string() }),
      user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
      challenge: z.string(),
      pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
      excludeCredentials: z.array(credentialNameSchema),
      authenticatorSelection: z.object({ residentKey: z.literal('required'), userVerification: z.literal('required') }),
      attestation: z.literal('none'),
      timeout: z.number(),
    }),
  }),
  errors: ['reauthentication_required'],
});

export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/me/passkeys',
  summary: 'Keep a passkey that the browser has made.',
  access: 'user',
  body: z.strictObject({
    session: handleSchema,
    name: z.string().trim().min(1, 'Name is required').max(60, 'Maximum of 60 characters'),
    response: z.object({
      ...credential,
      response: z.object({ clientDataJSON: bytesSchema, attestationObject: bytesSchema }),
    }),
  }),
  status: 201,
  answer: addedSchema,
  errors: ['reauthentication_required', 'passkey_refused', 'too_many_passkeys'],
});

export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/api/me/passkeys/{passkeyId}',
  summary: 'Forget a passkey.',
  access: 'user',
  params: z.object({ passkeyId: idSchema }),
  status: 204,
  errors: ['reauthentication_required', 'passkey_not_found'],
});

const requestOptionsSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  userVerification: z.literal('required'),
  timeout: z.number(),
});
const assertionSchema = z.object({
  ...credential,
  response: z.object({ clientDataJSON: bytesSchema, authenticatorData: bytesSchema, signature: bytesSchema }),
});

export const startPasskeyLogin = endpoint({
  method: 'POST',
  path: '/api/auth/login/passkey/start',
  summary: 'Get what a browser needs to ask for a passkey (WebAuthn request options), and a handle, good for 5 minutes.',
  access: 'public',
  status: 200,
  answer: z.object({
    session: z.string(),
    options: requestOptionsSchema,
  }),
  errors: [],
});

export const loginWithPasskey = endpoint({
  method: 'POST',
  path: '/api/auth/login/passkey',
  summary: 'Sign in with a passkey, which is a second factor by itself; sets the session cookie.',
  access: 'public',
  body: z.strictObject({ session: handleSchema, response: assertionSchema }),
  status: 200,
  answer: signInAnswerSchema,
  errors: ['passkey_refused', 'too_many_requests'],
});

export const startPasskeyConfirmation = endpoint({
  method: 'POST',
  path: '/api/me/reauthentication/passkey/start',
  summary: "Get what a browser needs to ask for one of the user's own passkeys, and a handle, good for 5 minutes.",
  access: 'user',
  status: 200,
  answer: z.object({
    session: z.string(),
    options: requestOptionsSchema.extend({
      allowCredentials: z.array(credentialNameSchema),
    }),
  }),
  errors: [],
});

export const confirmByPasskey = endpoint({
  method: 'POST',
  path: '/api/me/reauthentication/passkey',
  summary: "Prove again who one is by one of one's passkeys.",
  access: 'user',
  body: z.strictObject({ session: handleSchema, response: assertionSchema }),
  status: 204,
  errors: ['passkey_refused', 'too_many_requests'],
});

export const mailIdentityCode = endpoint({
  method: 'POST',
  path: '/api/me/reauthentication/code/start',
  summary: 'Have a code mailed by which one proves again who one is; for accounts without a password. Three an hour.',
  access: 'user',
  status: 200,
  answer: z.object({ session: z.string().describe('Good for 10 minutes and 5 guesses') }),
  errors: ['forbidden', 'too_many_requests'],
});

export const confirmByCode = endpoint({
  method: 'POST',
  path: '/api/me/reauthentication/code',
  summary: 'Prove again who one is by the code that was mailed; it works once.',
  access: 'user',
  body: z.strictObject({ session: handleSchema, code: codeSchema }),
  status: 204,
  errors: ['wrong_code', 'too_many_requests'],
});
