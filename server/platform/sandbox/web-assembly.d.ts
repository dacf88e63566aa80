/** What of WebAssembly is used here: it belongs to every JavaScript host, while its types come with those of browsers. */
declare namespace WebAssembly {
  class Memory {
    constructor(size: { initial: number; maximum: number });
  }
}
