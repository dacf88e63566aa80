export { defineTask } from './task.ts';
export { addJob } from './add-job.ts';
export { createJobs, type Jobs } from './jobs.ts';
