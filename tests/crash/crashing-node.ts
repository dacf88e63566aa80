/** A server process that works on runs until it is killed: `node tests/crash/crashing-node.ts <connection string>`. */
import { startAssistantNode } from '#tests/support/assistant-node.ts';
import { slowLoop } from './slow-reply.ts';

await startAssistantNode({
  connectionString: process.argv[2] ?? '',
  loop: slowLoop,
  limits: { leaseMs: 500, heartbeatMs: 100, sweepMs: 20 },
});
process.stdout.write('ready\n');
