import { sql, type Kysely } from 'kysely';

/** Whoever gets other roles begins anew: what is open with the earlier ones ends, however they are changed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER FUNCTION end_sessions_of_disabled() RENAME TO end_sessions_of_user`.execute(db);
  await sql`
    CREATE TRIGGER user_of_other_roles_begins_anew AFTER UPDATE OF roles ON users
    FOR EACH ROW WHEN (OLD.roles IS DISTINCT FROM NEW.roles) EXECUTE FUNCTION end_sessions_of_user()`.execute(db);
}
