export { createMyDataModule } from './my-data.module.ts';
