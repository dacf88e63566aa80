/**
 * How V8 runs the server. Where it may, it lets the garbage of answers grow to 16 MB a half before it looks, and keeps what it took; with
 * half of that a rest takes less (docs/performance.md), and an answer as long as before.
 */
export const serverFlags = ['--max-semi-space-size=8'];
