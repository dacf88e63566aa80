export { createFilesModule } from './files.module.ts';
export { createFilesTools, fileAnswerSchema, READ_FILE_TOOL, type FileAnswer } from './files.tools.ts';
export { numberIn } from './questions/cells.ts';
export { rowsOf } from './questions/table-rows.ts';
export type { FilesService } from './files.service.ts';
export { addressedRows } from './questions/addresses.ts';
