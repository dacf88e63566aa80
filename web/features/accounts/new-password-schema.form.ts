import { z } from '#web/platform/forms/jitless-zod.ts';
import { changePassword, loginBodySchema } from '#contract/accounts.ts';
import { meetsPasswordRules } from '#contract/password-rules.ts';

const passwordSchema = changePassword.body.shape.newPassword.refine(
  meetsPasswordRules,
  'New password does not meet requirements',
);

/** Fields of a form beside a new password that is typed twice. */
export function withNewPassword<Fields extends z.ZodRawShape>(
  fields: Fields,
  words: { required: string; different: string } = { required: 'Confirm the new password', different: 'Passwords must match' },
) {
  const confirmation = z.string().min(1, words.required);
  return z
    .object({ ...fields, password: passwordSchema, confirmation })
    .refine((typed) => 'confirmation' in typed && 'password' in typed && typed.confirmation === typed.password, {
      message: words.different,
      path: ['confirmation'],
    });
}

/** The password of who is signed in, which is asked for first. */
export const changePasswordSchema = withNewPassword(
  { email: loginBodySchema.shape.email, oldPassword: changePassword.body.shape.oldPassword },
  { required: 'Please confirm your new password', different: 'Passwords do not match' },
);
