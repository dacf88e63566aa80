export { defineTask, type Task } from './task.ts';
export { addJob, type JobOptions } from './add-job.ts';
export { createJobs, type Jobs, type JobHelpers } from './jobs.ts';
export { installJobTables } from './job-tables.ts';
