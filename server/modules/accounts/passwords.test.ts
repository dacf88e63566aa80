import { expect, test } from 'vitest';
import { createCappedQueue } from '#server/platform/capped-queue.ts';
import { createPasswords } from './passwords.ts';

const passwords = createPasswords(createCappedQueue({ maxRunning: 2, maxWaiting: 50, whenFull: 'Busy.' }));

test('a password is kept as argon2id with 19 MiB, two passes and one lane, and a salt of its own', async () => {
  const [first, second] = [await passwords.hash('Correct-horse-7!'), await passwords.hash('Correct-horse-7!')];

  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(second).not.toBe(first);
});

test('only the password itself matches its hash', async () => {
  const hash = await passwords.hash('Zoë-password-1!');

  expect(await passwords.matches('Zoë-password-1!', hash)).toBe(true);
  expect(await passwords.matches('Zoe\u0308-password-1!', hash)).toBe(true);
  expect(await passwords.matches('zoë-password-1!', hash)).toBe(false);
  expect(await passwords.matches('', hash)).toBe(false);
});

test('hashes that other programs made with other costs are understood', async () => {
  // Made with the reference implementation: argon2 somesalt -id -t 2 -m 16 -p 1 -l 32 for "password".
  const reference = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';

  expect(await passwords.matches('password', reference)).toBe(true);
  expect(await passwords.matches('differentpassword', reference)).toBe(false);
});

test('without a hash nothing matches, and finding out takes as long', async () => {
  const hash = await passwords.hash('Correct-horse-7!');
  // Of the whole process: the work is done beside this thread.
  const timed = async (phcHash: string | null) => {
    const before = process.cpuUsage();
    expect(await passwords.matches('Wrong-horse-7!', phcHash)).toBe(false);
    return process.cpuUsage(before).user;
  };

  expect(await timed(null)).toBeGreaterThan((await timed(hash)) / 4);
});
