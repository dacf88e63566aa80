/** The codes of RFC 6749 §5.2 with their status. */
const statuses = {
  invalid_request: 400,
  invalid_client: 401,
  invalid_grant: 400,
  invalid_scope: 400,
  unauthorized_client: 400,
  unsupported_grant_type: 400,
} as const;

/** What is answered to a program in the form that its library reads. */
export class OAuthProblem extends Error {
  readonly code: keyof typeof statuses;
  readonly status: number;

  constructor(code: keyof typeof statuses, description: string) {
    super(description);
    this.name = 'OAuthProblem';
    this.code = code;
    this.status = statuses[code];
  }
}
