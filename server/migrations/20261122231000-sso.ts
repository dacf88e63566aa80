import { sql, type Kysely } from 'kysely';

/** Sign-ins that are under way at a provider, and which account at a provider is whose here. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE sso_sign_ins (
      state_hash bytea PRIMARY KEY,
      browser_hash bytea NOT NULL,
      provider text NOT NULL,
      issuer text NOT NULL,
      nonce text NOT NULL,
      code_verifier text NOT NULL,
      redirect text,
      expires_at timestamptz NOT NULL
    )`.execute(db);
  await sql`COMMENT ON TABLE sso_sign_ins IS 'A row goes when the provider leads back, so that no answer counts twice'`.execute(
    db,
  );
  await sql`
    CREATE TABLE sso_identities (
      user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      provider text NOT NULL,
      issuer text NOT NULL,
      subject text NOT NULL,
      linked_at timestamptz NOT NULL,
      PRIMARY KEY (user_id, provider),
      UNIQUE (provider, issuer, subject)
    )`.execute(db);
}
