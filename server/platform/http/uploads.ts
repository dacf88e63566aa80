import type { Multipart as Part, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { Multipart } from '#contract/endpoint.ts';
import { AppError, isAppError } from '../errors/index.ts';

const MAX_FIELDS = 20;
const MAX_FIELD_BYTES = 65_536;
const MAX_NAME_BYTES = 200;

/** A file as it comes in. What its name and type say, the sender made up. */
export interface UploadedFile {
  name: string;
  mimeType: string;
  /** The bytes as they arrive, once; ends with body_too_large when there are more than the contract allows. */
  content: AsyncIterable<Buffer>;
  /** All of the content at once, for files that are small by contract. */
  bytes: () => Promise<Buffer>;
}

/** What `multipart/form-data` carries: its fields, and its files one after the other. */
export interface Upload {
  fields: Record<string, unknown>;
  files: AsyncIterable<UploadedFile>;
}

/**
 * Reads the fields; the files wait until the handler takes them.
 * @throws AppError body_too_large, invalid_request, unsupported_media_type
 */
export async function readUpload(request: FastifyRequest, limits: Multipart): Promise<Upload> {
  const parts = request.parts({
    limits: {
      files: limits.maxFiles,
      fileSize: limits.maxFileBytes,
      fields: MAX_FIELDS,
      fieldSize: MAX_FIELD_BYTES,
      fieldNameSize: MAX_NAME_BYTES,
      headerPairs: MAX_FIELDS,
      parts: MAX_FIELDS + limits.maxFiles,
    },
  });
  const fields: Record<string, unknown> = {};
  let part = await nextOf(parts, limits);
  for (; part?.type === 'field'; part = await nextOf(parts, limits)) {
    if (part.valueTruncated) throw new AppError('body_too_large', `"${part.fieldname}" is too long.`);
    fields[part.fieldname] = part.value;
  }

  async function* filesFrom(first: Part | undefined): AsyncGenerator<UploadedFile> {
    for (let each = first; each; each = await nextOf(parts, limits)) {
      if (each.type === 'field') throw invalid(each.fieldname, 'Fields come before files');
      const field = limits.field ?? 'file';
      if (each.fieldname !== field) throw invalid(each.fieldname, `Files come in fields called "${field}"`);
      yield uploadedFile(each, limits);
      each.file.resume();
    }
  }
  return { fields, files: filesFrom(part) };
}

/** Reads away what nobody asked for: a sender that is still sending would not get to the answer. */
export function discardRest({ raw }: FastifyRequest): void {
  raw.unpipe();
  raw.resume();
}

function uploadedFile({ filename, mimetype, file }: MultipartFile, { tooLarge }: Multipart): UploadedFile {
  async function* content(): AsyncGenerator<Buffer> {
    try {
      for await (const chunk of file as AsyncIterable<Buffer>) {
        if (file.truncated) throw new AppError('body_too_large', tooLarge);
        yield chunk;
      }
    } catch (error) {
      if (isAppError(error)) throw error;
      throw new AppError('malformed_body', 'The file did not arrive whole.', { cause: error });
    }
  }
  return {
    name: filename,
    mimeType: mimetype,
    content: content(),
    async bytes() {
      const chunks: Buffer[] = [];
      for await (const chunk of this.content) chunks.push(chunk);
      return Buffer.concat(chunks);
    },
  };
}

/** @throws AppError for what the parser refuses */
async function nextOf(parts: AsyncIterator<Part>, { maxFiles }: Multipart): Promise<Part | undefined> {
  try {
    const next = await parts.next();
    return next.done === true ? undefined : next.value;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'FST_FILES_LIMIT') throw invalid('file', maxFiles === 1 ? 'One file at a time' : `At most ${maxFiles} files`);
    if (code === 'FST_FIELDS_LIMIT' || code === 'FST_PARTS_LIMIT') throw invalid('fields', `At most ${MAX_FIELDS} fields`);
    throw new AppError('malformed_body', 'The form could not be read.', { cause: error });
  }
}

function invalid(field: string, message: string): AppError {
  return new AppError('invalid_request', 'Some fields are not valid.', {
    errors: [{ path: `body.${field.slice(0, 100)}`, message }],
  });
}
