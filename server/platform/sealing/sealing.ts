import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Keeps secrets that must be told again to others (credentials of feeds), so that a copy of the database alone does not tell them. */
export interface Sealing {
  /**
   * @param context what the secret belongs to, e.g. `mls-feed:<id>`; a sealed text that is moved elsewhere does not open there
   */
  seal: (secret: string, context: string) => Promise<string>;
  /** @throws SealProblem when the key is another one, the context differs, or the text was changed */
  open: (sealed: string, context: string) => Promise<string>;
  /**
   * The same secret sealed with the present key; null where it is already.
   * @throws SealProblem as `open`
   */
  reseal: (sealed: string, context: string) => Promise<string | null>;
}

/** The sealed text cannot be opened. The message is a sentence for whoever runs the server. */
export class SealProblem extends Error {}

const IV_BYTES = 12;
const TAG_BYTES = 16;

interface SealingOptions {
  key: string | undefined;
  /** Opens what was sealed before `key` was given. */
  previousKey?: string | undefined;
  dataFolder: string;
}

/** AES-256-GCM with the key of SEALING_KEY, else with one in the data folder, made at the first need; that one opens what it sealed ever after. */
export function createSealing({ key, previousKey, dataFolder }: SealingOptions): Sealing {
  const keyPath = join(dataFolder, 'sealing.key');
  let loading: Promise<[Buffer, ...Buffer[]]> | undefined;
  /** The present key, then those that were. */
  async function load(): Promise<[Buffer, ...Buffer[]]> {
    if (!key) return [await loadOrMakeKey(dataFolder)];
    const earlier = existsSync(keyPath) ? [await readKey(keyPath)] : [];
    return [Buffer.from(key, 'hex'), ...(previousKey ? [Buffer.from(previousKey, 'hex')] : []), ...earlier];
  }
  const keys = (): Promise<[Buffer, ...Buffer[]]> => (loading ??= load());

  const sealing: Sealing = {
    async seal(secret, context) {
      const [sealingKey] = await keys();
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', sealingKey, iv).setAAD(Buffer.from(context));
      const sealed = Buffer.concat([iv, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return `v1.${nameOf(sealingKey)}.${sealed.toString('base64url')}`;
    },

    async open(sealed, context) {
      const [version, keyName, text = ''] = sealed.split('.');
      if (version !== 'v1') throw new SealProblem('The sealed text has a form that this version does not know.');
      const sealingKey = (await keys()).find((each) => nameOf(each) === keyName);
      if (!sealingKey) {
        throw new SealProblem(
          'The credentials were sealed with another key. Give every node the same SEALING_KEY, or enter the credentials again.',
        );
      }
      const bytes = Buffer.from(text, 'base64url');
      try {
        const decipher = createDecipheriv('aes-256-gcm', sealingKey, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
          .setAAD(Buffer.from(context))
          .setAuthTag(bytes.subarray(-TAG_BYTES));
        return decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
      } catch (error) {
        throw new SealProblem('The sealed text was changed or belongs to something else.', { cause: error });
      }
    },

    async reseal(sealed, context) {
      const secret = await sealing.open(sealed, context);
      const [present] = await keys();
      return sealed.split('.')[1] === nameOf(present) ? null : sealing.seal(secret, context);
    },
  };
  return sealing;
}

/** Tells keys apart without telling them. */
function nameOf(key: Buffer): string {
  return createHash('sha256').update('sealing key name').update(key).digest('hex').slice(0, 8);
}

/** Of programs that make it at once, one wins and the others read its key: `wx` fails where a file is. */
async function loadOrMakeKey(folder: string): Promise<Buffer> {
  const path = join(folder, 'sealing.key');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    const file = await open(path, 'wx', 0o600);
    const key = randomBytes(32);
    await file.writeFile(`${key.toString('hex')}\n`);
    await file.sync();
    await file.close();
    return key;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readKey(path);
}

async function readKey(path: string): Promise<Buffer> {
  const text = (await readFile(path, 'utf8')).trim();
  if (!/^[0-9a-f]{64}$/.test(text)) throw new SealProblem(`${path} holds no key of 64 hexadecimal digits.`);
  return Buffer.from(text, 'hex');
}
