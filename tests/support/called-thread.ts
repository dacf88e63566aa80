/** A thread over the product's own tools and stub homes: what was said, and what its tools were asked since the last message. */
import { stubListings } from './listings-stub.ts';
import { stubMarket } from './market-stub.ts';
import { createTestTools } from './test-tools.ts';
import { startTracedThread } from './traced-thread.ts';

export function startCalledThread() {
  let calls: unknown[] = [];
  const tools = createTestTools({ listings: stubListings(), market: stubMarket() });
  const ask = startTracedThread({ tools, onCall: (_, input) => calls.push(input) });
  return async (text: string) => {
    calls = [];
    const said = await ask(text);
    return { said, calls };
  };
}
