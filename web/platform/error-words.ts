import type { ErrorCode } from '#contract/error-codes.ts';
import { firstMessageOf } from '#contract/problem.ts';
import { ApiError, NetworkError } from './api-errors.ts';

/** What a person reads for each code, where a screen has no words of its own. Exhaustive by type. */
export const errorWords: Record<ErrorCode, string> = {
  invalid_request: 'Some fields are not valid.',
  malformed_body: 'The request could not be read.',
  malformed_request: 'The request could not be read.',
  request_timeout: 'The connection is too slow. Try again.',
  headers_too_large: 'The request could not be read.',
  unknown_host: 'Sidekick is not known by this address.',
  unsupported_media_type: 'That kind of file is not accepted here.',
  body_too_large: 'That is too large to send.',
  not_signed_in: 'Your session has ended. Sign in again.',
  forbidden: 'Your account is not allowed to do this.',
  insufficient_scope: 'This app was not allowed to do that.',
  unverified_webhook: 'The sender could not be verified.',
  cross_site_request: 'The request was refused because it came from another site.',
  not_found: 'That does not exist, or is no longer here.',
  idempotency_key_reused: 'This was already sent with other content.',
  too_many_requests: 'Too many attempts. Wait a moment, then try again.',
  overloaded: 'Sidekick is busy. Try again shortly.',
  storage_full: 'There is no room left to store this. Tell whoever runs Sidekick.',
  internal_error: 'Something went wrong on our side. Try again.',
  invalid_credentials: 'Incorrect email or password.',
  account_disabled: 'Account not found or disabled.',
  wrong_password: 'Current password is incorrect',
  weak_password: 'New password does not meet requirements',
  invalid_reset_code: 'The code is wrong or has expired. Check it, or ask for a new one.',
  challenge_expired: 'Your session has expired. Log in again.',
  wrong_code: 'The code is wrong or was used already. Wait for the next one, then try again.',
  reauthentication_required: 'Confirm that it is you first.',
  no_second_factor: 'Set up an authenticator app or a passkey first.',
  authenticator_exists: 'Turn off the app that you have first.',
  passkey_refused: 'This passkey does not fit. Try again, or use another way.',
  passkey_not_found: 'This passkey was removed already.',
  too_many_passkeys: 'You have 20 passkeys. Remove one first.',
  user_not_found: 'User not found.',
  session_not_found: 'This session has ended already.',
  invalid_client: 'Something went wrong.',
  oauth_client_not_found: 'Invalid client id.',
  oauth_redirect_not_allowed: 'This program asked for something that it may not.',
  branding_not_in_plan: 'Branding is part of the pro plan.',
  picture_too_small: 'A picture needs at least 256 × 256 pixels.',
  thread_not_found: 'This chat does not exist, or was deleted.',
  run_not_found: 'This reply is no longer available.',
  model_not_available: 'This model cannot be chosen any more. Choose another one.',
  daily_limit_reached: "Today's allowance for language models is used up. The built-in assistant still answers.",
  message_not_found: 'This reply is no longer there.',
  approval_not_found: 'This is no longer waiting for you.',
  approval_closed: 'This was already decided, or the reply was stopped.',
  artifact_not_found: 'These results are no longer available.',
  chat_not_allowed: 'Chat is not part of your account.',
  subscription_not_active: 'Your subscription is not active.',
  reply_in_progress: 'A reply is being written in this chat. Wait for it, or stop it.',
  too_many_runs: 'Two replies are already being written. Wait for one to finish.',
  too_many_cards: 'There are 30 cards already. Delete one first.',
  search_too_slow: 'This search takes too long. Narrow it down: a smaller area, a city, a price.',
  listing_not_found: 'This listing is no longer available.',
  saved_search_not_found: 'This saved search does not exist or was deleted.',
  too_many_saved_searches: 'You have 50 saved searches. Delete one first.',
  file_missing: 'Choose a file.',
  file_type_not_supported: 'File type not supported',
  file_not_readable: 'The file cannot be read.',
  import_not_found: 'This import does not exist, or is older than 30 days.',
  import_has_questions: 'Some questions about the file are open.',
  import_not_possible: 'That cannot be done with this import any more.',
  source_not_yours: 'Another account or an MLS has listings under this name. Choose another one.',
  presentation_not_found: 'This presentation does not exist or was deleted.',
  section_not_found: 'This section was removed.',
  presentation_changed: 'This presentation was changed elsewhere. Your edit is kept and is being merged.',
  subject_is_listing: 'These facts come from the MLS. Change them there.',
  too_many_comparables: 'A presentation holds 50 comparables at most. Remove one first.',
  publishing_not_allowed: 'Publishing is not part of your plan.',
  presentation_not_published: 'Publish this presentation first, or let the link show the draft.',
  property_not_found: 'This home is no longer part of the presentation.',
  photo_not_found: 'This photo was removed already.',
  photo_missing: 'Choose a photo.',
  photo_not_supported: 'Only JPEG, PNG images are allowed.',
  too_many_photos: 'A home holds 60 photos at most. Remove one first.',
  share_locked: 'Enter the password that came with this link.',
  too_many_templates: 'You have saved as many sections as are kept. Delete one first.',
  too_many_rows_to_print: 'Please uncheck some fields in the COMPARE section to print the PDF. (Max 13 rows)',
  pdf_not_available: 'A PDF cannot be made on this server. Print the page instead.',
  copy_not_allowed: 'Some of the text cannot be published. See the marked sentences.',
};

/** The sentence for any error that a call can throw. */
export function wordsFor(error: unknown): string {
  if (error instanceof ApiError) return errorWords[error.code];
  if (error instanceof NetworkError) return 'Sidekick cannot be reached. Check your connection.';
  return 'Something went wrong.';
}

/** The documents' "first server error message": the first field's, else the server's sentence; without an answer, our words. */
export function firstServerMessage(error: unknown): string {
  return error instanceof ApiError ? firstMessageOf(error.problem) : wordsFor(error);
}
