const MAX_CONTROL_SHARE = 0.01;

/** The text of bytes, by its byte order mark, as UTF-8, or as Windows writes it; null for what is no text. */
export function textOf(bytes: Buffer): string | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.includes(0)) return null;
  const utf8 = new TextDecoder('utf-8').decode(bytes);
  // The end of the head may cut a letter in two.
  const text = utf8.slice(0, -1).includes('\uFFFD') ? new TextDecoder('windows-1252').decode(bytes) : utf8;
  const controls = text.match(/[\x01-\x08\x0e-\x1a\x1c-\x1f]/g)?.length ?? 0;
  return controls > text.length * MAX_CONTROL_SHARE ? null : text;
}
