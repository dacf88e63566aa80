import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** Limits of docs/product/chat.md. */
export const fileLimits = {
  fileBytes: 50_000_000,
  imageBytes: 20_000_000,
  nameCharacters: 120,
  tooLarge: 'Files must be smaller than 50 MB. Images are limited to 20 MB.',
} as const;

/** What can be attached: by the type that the bytes show, with the words for people and the endings that a file chooser offers. */
export const fileTypes = [
  { mimeType: 'image/jpeg', label: 'JPEG', endings: ['.jpg', '.jpeg'] },
  { mimeType: 'image/png', label: 'PNG', endings: ['.png'] },
  { mimeType: 'image/webp', label: 'WebP', endings: ['.webp'] },
  { mimeType: 'application/pdf', label: 'PDF', endings: ['.pdf'] },
  {
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    label: 'DOCX',
    endings: ['.docx'],
  },
  { mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', label: 'XLSX', endings: ['.xlsx'] },
  { mimeType: 'text/plain', label: 'TXT', endings: ['.txt'] },
  { mimeType: 'text/csv', label: 'CSV', endings: ['.csv'] },
  { mimeType: 'text/html', label: 'HTML', endings: ['.html', '.htm'] },
  { mimeType: 'application/xhtml+xml', label: 'XHTML', endings: ['.xhtml'] },
] as const;
export type FileMimeType = (typeof fileTypes)[number]['mimeType'];
export const isFileMimeType = (type: string): type is FileMimeType => fileTypes.some(({ mimeType }) => mimeType === type);

const fileIdSchema = z.string().regex(/^[\w-]{22}$/);

export const storedFileSchema = z.object({
  id: fileIdSchema,
  url: z.string().describe('Where its owner reads it; images as they are shown, without what the camera wrote into them'),
  name: z.string(),
  mimeType: z.string(),
  size: z.int().min(0).describe('Bytes'),
  isRead: z.boolean().describe('Whether it was looked into; it is stored either way'),
  problem: z
    .string()
    .nullable()
    .describe('Why nothing can be read from it, in a sentence; null where it can, and before it is read'),
});
export type StoredFile = z.infer<typeof storedFileSchema>;

export const uploadFile = endpoint({
  method: 'POST',
  path: '/api/files',
  summary: 'Keep a file that is to be attached to a message. Its type is told by its bytes; it is read after the answer.',
  access: 'user',
  multipart: { maxFiles: 1, maxFileBytes: fileLimits.fileBytes, tooLarge: fileLimits.tooLarge },
  status: 201,
  answer: storedFileSchema,
  errors: ['body_too_large', 'file_missing', 'file_type_not_supported', 'too_many_requests', 'overloaded', 'storage_full'],
});

export const getFileState = endpoint({
  method: 'GET',
  path: '/api/files/{fileId}',
  summary: 'What is known of a file of the caller: answers once it is read, or after 20 seconds as it is by then.',
  access: 'user',
  params: z.object({ fileId: z.string().max(100) }),
  status: 200,
  answer: storedFileSchema,
  errors: ['not_found'],
});

export const getFile = endpoint({
  method: 'GET',
  path: '/api/files/{fileId}/{name}',
  summary: 'A file of the caller. Images are shown, at most as wide as `w`; everything else is stored, and so is an original.',
  access: 'user',
  params: z.object({ fileId: z.string().max(100), name: z.string().max(500) }),
  query: z.strictObject({
    w: z.enum(['320', '640', '960', '1280', '1920']).optional(),
    original: z.enum(['true']).optional(),
  }),
  status: 200,
  answer: 'file',
  errors: ['not_found', 'overloaded'],
});

const linkPattern = /(!?)\[([^\]]*)\]\(\/api\/files\/([\w-]{22})\/[^)\s]*\)/g;

export interface FileLink {
  fileId: string;
  name: string;
  isImage: boolean;
  /** The link itself, in Markdown. */
  markdown: string;
}

/** The files that a message names, in order. */
export function fileLinksIn(text: string): FileLink[] {
  return [...text.matchAll(linkPattern)].map(([markdown, sign, name = '', fileId = '']) => ({
    ...{ fileId, name, markdown },
    isImage: sign === '!',
  }));
}

/** What a message says beside the files that it names. */
export const withoutFileLinks = (text: string): string => text.replaceAll(linkPattern, '').trim();

/** A file as a message names it. */
export function fileLink({ name, url, mimeType }: Pick<StoredFile, 'name' | 'url' | 'mimeType'>): string {
  return `${mimeType.startsWith('image/') ? '!' : ''}[${name.replaceAll(/[[\]\\]/g, ' ')}](${url})`;
}
