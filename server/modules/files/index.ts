export { createFilesModule } from './files.module.ts';
export { fileAnswerSchema, READ_FILE_TOOL, type FileAnswer } from './files.tools.ts';
