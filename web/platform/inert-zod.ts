/**
 * What the contract's `zod` is in the web (tools/schemaless-contract.ts): every schema is this one value, whatever is called
 * on it. Parsing with it is a mistake and throws.
 */
const inert: unknown = new Proxy(() => undefined, {
  get: (_, name) => (typeof name === 'string' && /parse/i.test(name) ? refuse : inert),
  apply: () => inert,
});

function refuse(): never {
  throw new Error('The contract has no schemas in the web: its answers are checked by the server.');
}

export { inert as z };
