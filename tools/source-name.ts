/** Names of sources stand in lists with commas (`npm run create-user -- … --sources`), where `*` means all of them. */
export function isSourceName(name: string): boolean {
  return /^[^,\p{Cc}]{1,100}$/u.test(name) && name.length <= 100 && name !== '*';
}

export const sourceNameRule = 'The name of a source has 1 to 100 characters, no comma and no line break, and is not "*".';
