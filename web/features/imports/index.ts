export { ImportDetail } from './import-detail.tsx';
export { ImportsHome } from './imports-home.tsx';
