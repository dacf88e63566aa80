import { meetsPasswordRules } from '#contract/password-rules.ts';
import { AppError } from '#server/platform/errors/index.ts';
import { isCommonPassword } from './common-passwords.ts';

/** @throws AppError weak_password */
export function ensureGoodPassword(password: string): void {
  if (!meetsPasswordRules(password) || isCommonPassword(password))
    throw new AppError('weak_password', 'New password does not meet requirements');
}
