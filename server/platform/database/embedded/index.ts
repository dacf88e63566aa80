export { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
export { explainStartError, StartProblem } from './start-problem.ts';
