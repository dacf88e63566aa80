export { type EmbeddedPostgres, type EmbeddedPostgresOptions, startEmbeddedPostgres } from './embedded-postgres.ts';
export { explainStartError, StartProblem } from './start-problem.ts';
