import sanitize from 'sanitize-html';

const textTags = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'b', 'p', 'div', 'strong', 'em', 'a', 'ul', 'ol', 'li', 'br', 'i', 'span'];

const fontSize = /^(?:[89]|[12]\d|3[0-6])px$/;

/**
 * Text of a section as it may be stored and shown: a fixed list of tags, five style properties that change nothing but the look of words,
 * and links that lead out safely. Everything else loses its tag and keeps its words; scripts and styles lose their words too.
 */
export function sanitizeRichText(html: string): string {
  return sanitize(html, {
    allowedTags: textTags,
    allowedAttributes: { a: ['href', 'target', 'rel', 'style'], '*': ['style'] },
    allowedStyles: {
      '*': {
        'font-size': [fontSize],
        'text-align': [/^(?:left|right|center|justify)$/],
        'font-weight': [/^(?:normal|bold|[1-9]00)$/],
        'font-style': [/^(?:normal|italic)$/],
        'text-decoration': [/^(?:none|underline|line-through)$/],
      },
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    transformTags: {
      a: (tagName, { style, href }) => ({
        tagName,
        attribs: {
          ...(href ? { href } : {}),
          ...(style ? { style } : {}),
          target: '_blank',
          rel: 'noopener noreferrer nofollow',
        },
      }),
    },
    // Deeper than any text that a person writes; beyond it a browser's own parser would rebuild the tree.
    nestingLimit: 30,
  });
}
