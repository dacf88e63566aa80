/** What stands in a file, as plain words of markdown. */
export const escaped = (text: string): string => text.replaceAll(/[\\|*_`[\]<>]/g, '\\$&').replaceAll('\n', ' ');
