import { parentPort } from 'node:worker_threads';
import release from '@jitl/quickjs-wasmfile-release-sync';
import { newQuickJSWASMModuleFromVariant, newVariant, type QuickJSContext, type QuickJSHandle } from 'quickjs-emscripten-core';
import { helpers } from './helpers.ts';

export interface ScriptTask {
  /** The body of a function of `rows` that returns what can be written as JSON. */
  code: string;
  /** JSON: an array of objects. */
  rows: string;
}
export type ScriptResult = { result: unknown } | { problem: string };

const PAGE_BYTES = 65_536;
/** Arrays outgrow the interpreter's own limit unseen; the memory itself cannot grow past this. */
const MEMORY = { initial: (16 * 1_024 * 1_024) / PAGE_BYTES, maximum: (64 * 1_024 * 1_024) / PAGE_BYTES };
/** A large stack of the interpreter overflows the one of its host, which ends the thread without a word. */
const STACK_BYTES = 128 * 1_024;
const MAX_RESULT_CHARACTERS = 500_000;

/** The package types its ES module as its CommonJS one, which holds one more `default`. */
const variant = 'default' in release ? release.default : release;

async function openInterpreter(): Promise<QuickJSContext> {
  const memory = new WebAssembly.Memory(MEMORY);
  const quickJs = await newQuickJSWASMModuleFromVariant(newVariant(variant, { wasmMemory: memory }));
  const runtime = quickJs.newRuntime({ maxStackSizeBytes: STACK_BYTES });
  return runtime.newContext({ intrinsics: withoutClock });
}

function run(context: QuickJSContext, { code, rows }: ScriptTask): ScriptResult {
  const text = context.newString(rows);
  context.setProp(context.global, 'rowsAsText', text);
  const returned = context.evalCode(
    `${helpers}\n;(() => { const rows = JSON.parse(rowsAsText); delete globalThis.rowsAsText; const text = JSON.stringify((function (rows) {'use strict';\n${code}\n})(rows)); return text === undefined ? 'null' : text; })()`,
    'script.js',
  );
  if (returned.error) return { problem: problemOf(context, returned.error) };
  const answer = context.getString(returned.value);
  if (answer.length > MAX_RESULT_CHARACTERS) return { problem: 'The script returned more than can be kept.' };
  return { result: JSON.parse(answer) as unknown };
}

const withoutClock = {
  BaseObjects: true,
  Date: false,
  Eval: true,
  StringNormalize: true,
  RegExp: true,
  JSON: true,
  MapSet: true,
  Promise: true,
} as const;

function problemOf(context: QuickJSContext, error: QuickJSHandle): string {
  const thrown: unknown = context.dump(error);
  if (thrown === null || typeof thrown !== 'object' || !('message' in thrown) || typeof thrown.message !== 'string')
    return 'The script failed.';
  if (thrown.message === 'out of memory') return 'The script needed more memory than it may have.';
  const name = 'name' in thrown && typeof thrown.name === 'string' ? thrown.name : 'Error';
  return `${name}: ${thrown.message}`.slice(0, 500);
}

/** Made before the script comes. What goes wrong outside the interpreter ends the thread, and is told by that. */
const opened = openInterpreter();
parentPort?.once('message', (task: ScriptTask) => void opened.then((context) => parentPort?.postMessage(run(context, task))));
