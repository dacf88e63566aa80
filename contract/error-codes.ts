/**
 * Every error that the HTTP interface can answer: its stable code, its status and its title (RFC 9457 `title`).
 * The web's table from code to words is exhaustive over these keys.
 */
export const errorCodes = {
  // any call
  invalid_request: { status: 422, title: 'The request is not valid' },
  malformed_body: { status: 400, title: 'The body could not be read' },
  malformed_request: { status: 400, title: 'The request could not be read' },
  request_timeout: { status: 408, title: 'The request took too long to arrive' },
  headers_too_large: { status: 431, title: 'The headers are too large' },
  unknown_host: { status: 421, title: 'Not known by this name' },
  unsupported_media_type: { status: 415, title: 'The body has a type that is not accepted here' },
  body_too_large: { status: 413, title: 'The body is too large' },
  not_signed_in: { status: 401, title: 'Not signed in' },
  forbidden: { status: 403, title: 'Not allowed' },
  insufficient_scope: { status: 403, title: 'The token does not reach this' },
  unverified_webhook: { status: 401, title: 'The signature does not match' },
  cross_site_request: { status: 403, title: 'The request came from another site' },
  not_found: { status: 404, title: 'Not found' },
  idempotency_key_reused: { status: 409, title: 'This Idempotency-Key was used with another request' },
  too_many_requests: { status: 429, title: 'Too many requests' },
  overloaded: { status: 503, title: 'Busy, try again shortly' },
  storage_full: { status: 503, title: 'No room left to store this' },
  internal_error: { status: 500, title: 'Something went wrong' },
  // accounts
  invalid_credentials: { status: 401, title: 'Incorrect email or password' },
  account_disabled: { status: 401, title: 'Account not found or disabled' },
  wrong_password: { status: 401, title: 'Current password is incorrect' },
  weak_password: { status: 400, title: 'New password does not meet requirements' },
  invalid_reset_code: { status: 400, title: 'The code is wrong or has expired' },
  session_not_found: { status: 404, title: 'Session not found' },
  // chat
  thread_not_found: { status: 404, title: 'Thread not found' },
  run_not_found: { status: 404, title: 'Reply not found' },
  message_not_found: { status: 404, title: 'Message not found' },
  approval_not_found: { status: 404, title: 'Approval not found' },
  approval_closed: { status: 409, title: 'This was already decided' },
  artifact_not_found: { status: 404, title: 'Artifact not found' },
  chat_not_allowed: { status: 403, title: 'Chat is not part of this account' },
  subscription_not_active: { status: 403, title: 'The subscription is not active' },
  model_not_available: { status: 422, title: 'This model cannot be chosen' },
  daily_limit_reached: { status: 429, title: "Today's allowance is used up" },
  too_many_runs: { status: 429, title: 'Two replies are already being written' },
  // listings
  search_too_slow: { status: 422, title: 'The search takes too long' },
  listing_not_found: { status: 404, title: 'Listing not found' },
  // saved searches
  saved_search_not_found: { status: 404, title: 'Saved search not found' },
  too_many_saved_searches: { status: 409, title: 'An account holds 50 saved searches at most' },
  file_not_readable: { status: 422, title: 'The file cannot be read' },
  import_not_found: { status: 404, title: 'Import not found' },
  import_has_questions: { status: 409, title: 'Something has to be said first' },
  import_not_possible: { status: 409, title: 'This cannot be done with the import now' },
  source_not_yours: { status: 403, title: 'These listings come from somebody else' },
  // presentations
  presentation_not_found: { status: 404, title: 'Presentation not found' },
  section_not_found: { status: 404, title: 'Section not found' },
  presentation_changed: { status: 409, title: 'There is a newer version of this presentation' },
  subject_is_listing: { status: 409, title: 'The facts of a listing come from its MLS' },
  too_many_comparables: { status: 409, title: 'A presentation holds 50 comparables at most' },
  publishing_not_allowed: { status: 403, title: 'This account cannot publish presentations' },
  presentation_not_published: { status: 409, title: 'Publish it first' },
  property_not_found: { status: 404, title: 'Home not found' },
  photo_not_found: { status: 404, title: 'Photo not found' },
  photo_missing: { status: 422, title: 'No photo was sent' },
  photo_not_supported: { status: 415, title: 'Only JPEG and PNG photos are taken' },
  too_many_photos: { status: 409, title: 'A home holds 60 photos at most' },
  share_locked: { status: 403, title: 'This link has a password' },
  pdf_not_available: { status: 503, title: 'No browser is there to print with' },
  copy_not_allowed: { status: 422, title: 'Some text cannot be published' },
} as const satisfies Record<string, { status: number; title: string }>;

export type ErrorCode = keyof typeof errorCodes;
