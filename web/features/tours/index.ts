export { canRun, runTour } from './run-tour.ts';
export { readTourRecords, writeTourStatus } from './tour-records.ts';
export { tourDue, tours } from './tours.ts';
