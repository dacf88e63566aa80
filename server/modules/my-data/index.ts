export { createMyDataModule } from './my-data.module.ts';
export type { MyDataService } from './my-data.service.ts';
