// Preloaded into the program that bootstrap.mjs starts: kill -9 of its parent must not leave it holding the port.
process.channel?.unref();
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
