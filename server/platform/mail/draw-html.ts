import type { Block, Letter } from './letter.ts';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text as it stands between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

const inLines = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>');

// Mail programs read attributes of style and tables more surely than style sheets and boxes.
const font = "font-family:Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const ink = 'color:#1d2530';
const quiet = 'color:#5b6675';

function drawBlock(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `<h1 style="${font};${ink};font-size:22px;line-height:30px;margin:0 0 16px">${inLines(block.text)}</h1>`;
    case 'paragraph':
      return `<p style="${font};${ink};font-size:16px;line-height:24px;margin:0 0 16px">${inLines(block.text)}</p>`;
    case 'button':
      return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr><td style="background:#0f5c4d;border-radius:8px"><a href="${escapeHtml(block.url)}" style="${font};color:#ffffff;display:inline-block;font-size:16px;font-weight:600;line-height:24px;padding:12px 24px;text-decoration:none">${inLines(block.label)}</a></td></tr></table>`;
    case 'code':
      return `<p style="${ink};font-family:ui-monospace,Menlo,Consolas,monospace;font-size:30px;letter-spacing:6px;line-height:40px;margin:8px 0 24px">${inLines(block.text)}</p>`;
    case 'facts':
      return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 16px">${block.rows
        .map(
          ([label, value]) =>
            `<tr><td style="${font};${quiet};font-size:14px;line-height:22px;padding:0 16px 0 0;vertical-align:top">${inLines(label)}</td><td style="${font};${ink};font-size:14px;line-height:22px">${inLines(value)}</td></tr>`,
        )
        .join('')}</table>`;
    case 'cards':
      return block.cards
        .map(
          ({ title, lines, url }) =>
            `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border:1px solid #dfe4ea;border-radius:8px;margin:0 0 12px"><tr><td style="padding:12px 16px"><a href="${escapeHtml(url)}" style="${font};color:#0f5c4d;font-size:16px;font-weight:600;line-height:24px">${inLines(title)}</a>${lines
              .map((text) => `<div style="${font};${quiet};font-size:14px;line-height:22px">${inLines(text)}</div>`)
              .join('')}</td></tr></table>`,
        )
        .join('');
    case 'note':
      return `<p style="${font};${quiet};font-size:13px;line-height:20px;margin:8px 0 0">${inLines(block.text)}</p>`;
  }
}

/** A letter as an HTML document of up to 600 pixels (Outlook, which knows no most, has a table of its own around it), which brings no picture and no script and loads nothing. */
export function drawHtml({ subject, preview, blocks, unsubscribeUrl }: Letter): string {
  const unsubscribe =
    unsubscribeUrl === undefined
      ? ''
      : `<p style="${font};${quiet};font-size:13px;line-height:20px;margin:16px 0 0"><a href="${escapeHtml(unsubscribeUrl)}" style="${quiet}">Unsubscribe</a></p>`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>
<body style="background:#f4f6f8;margin:0;padding:24px 12px">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#ffffff;border-radius:12px;max-width:600px;overflow-wrap:anywhere"><tr><td style="padding:32px" align="left">
${blocks.map(drawBlock).join('\n')}${unsubscribe}
</td></tr></table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body></html>
`;
}
