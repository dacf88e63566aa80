/** Browsers know passkeys on secure pages alone, and never under a number instead of a name. */
export function passkeysWork(): boolean {
  return window.isSecureContext && 'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(window.location.hostname);
}
