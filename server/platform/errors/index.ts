export { AppError, isAppError, type FieldError } from './app-error.ts';
