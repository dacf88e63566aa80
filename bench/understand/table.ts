/** The rows of a tab-separated table; lines that begin with # and empty lines are for people. */
export function tableRows(text: string): string[][] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t').map((cell) => cell.trim()));
}
