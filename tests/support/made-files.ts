/** Files as people and attackers make them, by hand: what libraries write is never as broken. */
import { deflateRawSync } from 'node:zlib';

interface ZipOptions {
  /** What its directory says that an entry unpacks to. */
  claimed?: number;
  /** So many entries more that all lie where the last one does. */
  overlapping?: number;
}

/** An archive of entries. */
export function zipOf(entries: Record<string, string | Buffer>, { claimed, overlapping = 0 }: ZipOptions = {}): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  const list = Object.entries(entries);
  for (const [index, [name, content]] of list.entries()) {
    const packed = deflateRawSync(content, { level: 1 });
    const size = claimed ?? Buffer.byteLength(content);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(size, 18);
    common.writeUInt16LE(name.length, 22);
    files.push(Buffer.from('PK\x03\x04'), common, Buffer.from(name), packed);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    const entry = [Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), common, place, Buffer.from(name)];
    const times = index === list.length - 1 ? 1 + overlapping : 1;
    for (let time = 0; time < times; time += 1) directory.push(...entry);
    at += 30 + name.length + packed.length;
  }
  const entriesBytes = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(list.length + overlapping, 4);
  end.writeUInt16LE(list.length + overlapping, 6);
  end.writeUInt32LE(entriesBytes.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...files, entriesBytes, Buffer.from('PK\x05\x06'), end]);
}

const wordTypes =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
const wordRelations =
  '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>';
export const wordWith = (document: string | Buffer, options?: ZipOptions): Buffer =>
  zipOf({ '[Content_Types].xml': wordTypes, '_rels/.rels': wordRelations, 'word/document.xml': document }, options);
export const wordDocument = (text: string): string =>
  `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`;

const sheetTypes =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>';

/** A workbook by its names; what stands in its one sheet is given. */
export const workbookWith = (sheet: string | Buffer, options?: ZipOptions): Buffer =>
  zipOf({ '[Content_Types].xml': sheetTypes, 'xl/workbook.xml': '<workbook/>', 'xl/worksheets/sheet1.xml': sheet }, options);

interface PdfOptions {
  /** By a dictionary that no password opens. */
  encrypted?: boolean;
  /** What the file holds beside its words, as pictures are. */
  beside?: Buffer;
}

/** A PDF with a line of text on each page. */
export function pdfOf(lines: readonly string[], { encrypted = false, beside }: PdfOptions = {}): Buffer<ArrayBuffer> {
  const objects = ['<< /Type /Catalog /Pages 2 0 R >>'];
  const firstPage = 4;
  objects.push(
    `<< /Type /Pages /Count ${lines.length} /Kids [${lines.map((_, page) => `${firstPage + page * 2} 0 R`).join(' ')}] >>`,
  );
  objects.push('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>');
  lines.forEach((line, page) => {
    const content = `BT /F1 12 Tf 72 720 Td (${line}) Tj ET`;
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >> /Contents ${firstPage + page * 2 + 1} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    );
  });
  if (beside) objects.push(`<< /Length ${beside.length} >>\nstream\n${beside.toString('latin1')}\nendstream`);
  if (encrypted) objects.push(`<< /Filter /Standard /V 1 /R 2 /P -4 /O <${'ab'.repeat(32)}> /U <${'cd'.repeat(32)}> >>`);
  let body = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const at = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const encrypt = encrypted ? ` /Encrypt ${objects.length} 0 R /ID [<00><00>]` : '';
  return Buffer.from(
    `${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R${encrypt} >>\nstartxref\n${body.length}\n%%EOF\n`,
    'latin1',
  );
}
