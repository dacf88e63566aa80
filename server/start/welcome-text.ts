/** What a person sees once the server is ready. */
export function welcomeText({ address, more = [] }: { address: string; more?: readonly string[] }): string {
  const lines = [`Sidekick is ready: ${address}`, '', ...more, ...(more.length > 0 ? [''] : [])];
  return ['', ...lines.map((line) => (line === '' ? '' : `  ${line}`))].join('\n');
}
