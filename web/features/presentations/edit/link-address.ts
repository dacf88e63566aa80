const known = /^(?:https?:\/\/|mailto:|tel:)\S+$/i;
const bare = /^[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/;

/** The address that was typed for a link; null for none, undefined for what is no address that a page may lead to. */
export function linkAddressOf(typed: string): string | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  if (known.test(text)) return text;
  return bare.test(text) ? `https://${text}` : undefined;
}
