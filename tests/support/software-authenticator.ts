import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** What an authenticator signs beside the page's words. */
interface Made {
  userVerified?: boolean;
  counter?: number;
}

/** An authenticator with one passkey, as far as WebAuthn's bytes go: for tests without a browser. */
export function createSoftwareAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const rpIdHash = createHash('sha256').update(new URL(origin).hostname).digest();
  const clientData = (type: string, challenge: string, from: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));

  function authenticatorData({ userVerified = true, counter = 0 }: Made, attested: Buffer = Buffer.alloc(0)): Buffer {
    const flags = 0x01 | (userVerified ? 0x04 : 0) | (attested.length > 0 ? 0x40 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([rpIdHash, Buffer.from([flags]), count, attested]);
  }

  return {
    id: id.toString('base64url'),
    create(challenge: string, made: Made = {}) {
      // A COSE key for ES256, by hand: a map of five, {1: 2, 3: -7, -1: 1, -2: x, -3: y}.
      const coordinate = (name: number, value: string) =>
        Buffer.concat([Buffer.from([name, 0x58, 32]), Buffer.from(value, 'base64url')]);
      const key = Buffer.concat([Buffer.from('a5010203262001', 'hex'), coordinate(0x21, x), coordinate(0x22, y)]);
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const data = authenticatorData(made, attested);
      // {"fmt": "none", "attStmt": {}, "authData": bytes}
      const head = Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex');
      const attestation = Buffer.concat([head, Buffer.from([data.length]), data]);
      return {
        ...{ id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' as const },
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
        },
      };
    },
    get(challenge: string, { from = origin, ...made }: Made & { from?: string } = {}) {
      const [words, data] = [clientData('webauthn.get', challenge, from), authenticatorData(made)];
      const signed = Buffer.concat([data, createHash('sha256').update(words).digest()]);
      return {
        ...{ id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' as const },
        response: {
          clientDataJSON: words.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
        },
      };
    },
  };
}
