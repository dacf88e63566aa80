/** A server process whose tool writes a note and then hangs, until it is killed: `node tests/crash/doomed-writer.ts <connection string>`. */
import { startAssistantNode } from '#tests/support/assistant-node.ts';
import { createNoteLoop, createNoteTools } from '#tests/support/note-loop.ts';

const afterWriting = (): Promise<never> => {
  process.stdout.write('written\n');
  return new Promise(() => {});
};

await startAssistantNode({
  connectionString: process.argv[2] ?? '',
  loop: createNoteLoop(createNoteTools({ afterWriting })),
  limits: { leaseMs: 500, heartbeatMs: 100, sweepMs: 20 },
});
process.stdout.write('ready\n');
