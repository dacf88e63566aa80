interface FoundLink {
  name: string;
  address: string;
  /** What is said beside it. */
  rest: string;
}

const linkPattern = /!?\[([^\]]*)\]\(([^)\s]+)\)/;
const addressPattern = /(?:https?:\/\/|\/api\/)[^\s)]+/;

/** The first link of a message that is about a file or a picture: in Markdown, as JSON with a `url`, or bare. */
export function linkIn(content: string): FoundLink | null {
  const [markdown, name = '', address = ''] = linkPattern.exec(content) ?? [];
  if (markdown !== undefined) return { name, address, rest: content.replace(markdown, '').trim() };
  const fileData = fromJson(content);
  if (fileData) return { ...fileData, rest: '' };
  const [bare] = addressPattern.exec(content) ?? [];
  return bare === undefined ? null : { name: '', address: bare, rest: content.replace(bare, '').trim() };
}

function fromJson(content: string): Omit<FoundLink, 'rest'> | null {
  if (!content.trimStart().startsWith('{')) return null;
  try {
    const fileData: unknown = JSON.parse(content);
    if (typeof fileData !== 'object' || fileData === null || !('url' in fileData) || typeof fileData.url !== 'string')
      return null;
    return { name: 'name' in fileData && typeof fileData.name === 'string' ? fileData.name : '', address: fileData.url };
  } catch {
    return null;
  }
}
