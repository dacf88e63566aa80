import { sql, type Kysely } from 'kysely';

/**
 * However a session ends (a logout, a change by hand, a disabled or deleted user), whoever holds a stream open for it hears of it: the
 * database itself tells, in the form of the live bus.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE FUNCTION tell_session_end() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('sidekick', json_build_object(
        'channel', 'session.ended',
        'payload', json_build_object('userId', OLD.user_id, 'sessionId', OLD.id))::text);
      RETURN NULL;
    END $$`.execute(db);
  await sql`CREATE TRIGGER session_ends AFTER DELETE ON sessions FOR EACH ROW EXECUTE FUNCTION tell_session_end()`.execute(db);
  await sql`
    CREATE FUNCTION end_sessions_of_disabled() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      DELETE FROM sessions WHERE user_id = NEW.id;
      RETURN NULL;
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER disabled_user_has_no_session AFTER UPDATE OF enabled ON users
    FOR EACH ROW WHEN (NOT NEW.enabled) EXECUTE FUNCTION end_sessions_of_disabled()`.execute(db);
}
