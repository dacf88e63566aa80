export { defineTask } from './task.ts';
export { addJob } from './add-job.ts';
export { createJobs, type JobHelpers, type Jobs } from './jobs.ts';
