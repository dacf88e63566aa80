/** The rows of proposals at the end of a reply, apart from what it says. */
const rows = /(?:\n\n\[[^\]\n]*\]\(#ask\)(?: \[[^\]\n]*\]\(#ask\))*)+$/;

export function apartFromProposals(reply: string): { said: string; row: string } {
  const row = rows.exec(reply)?.[0] ?? '';
  return { said: reply.slice(0, reply.length - row.length), row: row.trim() };
}
