const UNIQUE_VIOLATION = '23505';

/** True for PostgreSQL's unique violation, of the named constraint or index when one is given. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (!(error instanceof Error) || !('code' in error) || error.code !== UNIQUE_VIOLATION) return false;
  return constraint === undefined || ('constraint' in error && error.constraint === constraint);
}
