import { createHmac, timingSafeEqual } from 'node:crypto';

const STEP_SECONDS = 30;
const DIGITS = 6;
/** Clocks of phones differ, and people type slowly: one step before and one after count too (RFC 6238, 5.2). */
const STEPS_AROUND = [0, -1, 1];
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code of a step (RFC 4226 with SHA-1, which is what all authenticator apps know). */
function codeOf(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0xf;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** The code that an app shows at a moment. */
export function totpAt(secret: Buffer, at: Date): string {
  return codeOf(secret, stepAt(at));
}

/** The step whose code this is; undefined for one of no step around now. */
export function matchingStep(secret: Buffer, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  return STEPS_AROUND.map((away) => stepAt(now) + away).find((step) =>
    timingSafeEqual(Buffer.from(codeOf(secret, step)), Buffer.from(code)),
  );
}

function stepAt(at: Date): number {
  return Math.floor(at.getTime() / 1_000 / STEP_SECONDS);
}

/** Bytes as people type them. */
export function base32Of(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => BASE32.charAt(Number.parseInt(five.padEnd(5, '0'), 2))).join('');
}

/** What an app reads from a QR code. */
export function totpUri(secret: Buffer, email: string): string {
  const label = `Sidekick:${encodeURIComponent(email)}`;
  return `otpauth://totp/${label}?secret=${base32Of(secret)}&issuer=Sidekick&algorithm=SHA1&digits=${DIGITS}&period=${STEP_SECONDS}`;
}
