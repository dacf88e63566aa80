export { createFilesModule } from './files.module.ts';
export { fileAnswerSchema, READ_FILE_TOOL, type FileAnswer } from './files.tools.ts';
export { numberIn } from './questions/table-question.ts';
export type { FilesService } from './files.service.ts';
