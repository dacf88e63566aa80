import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { argv } from 'node:process';
import ts from 'typescript';
import { inLines } from '#server/platform/text/in-lines.ts';

const sources = ['{contract,server,demo,web,tests,tools,bench}/**/*.{ts,tsx}', '*.config.ts'];
/** Loaded by their names rather than by an import. */
const loadedByName = inLines()`
  ^(server/migrations|bench)/|\.config\.ts$|\.generated\.ts$|^tools/check/handed-clock\.ts$
  |^web/platform/(inert-zod|no-statics)\.ts$
  |^web/(shared|thread)-html\.tsx$
  |^tests/(support/postgres-per-run|browser/support/demo-home)\.ts$
`;
const everything = '*';

interface Module {
  exports: string[];
  /** How often each name stands in the file: an export that the file itself uses is not dead. */
  mentions: Map<string, number>;
  uses: { file: string; name: string }[];
}

/** Reads what a file exports and which names it takes from which files. Imports name their files, so no resolver is needed. */
function readModule(root: string, file: string): Module {
  const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const module: Module = { exports: [], mentions: new Map(), uses: [] };
  const use = (specifier: ts.Expression | undefined, names: string[]) => {
    if (!specifier || !ts.isStringLiteralLike(specifier)) return;
    const path = specifier.text.startsWith('#') ? specifier.text.slice(1) : join(dirname(file), specifier.text);
    if (/^[#.]/.test(specifier.text)) module.uses.push(...names.map((name) => ({ file: path, name })));
  };
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) module.mentions.set(node.text, (module.mentions.get(node.text) ?? 0) + 1);
    if (ts.isImportDeclaration(node)) {
      const bindings = node.importClause?.namedBindings;
      const named =
        bindings && ts.isNamedImports(bindings) ? bindings.elements.map((one) => (one.propertyName ?? one.name).text) : [];
      const whole = bindings && ts.isNamespaceImport(bindings) ? [everything] : [];
      use(node.moduleSpecifier, [...named, ...whole, ...(node.importClause?.name ? ['default'] : [])]);
    } else if (ts.isExportDeclaration(node)) {
      const named = node.exportClause && ts.isNamedExports(node.exportClause) ? [...node.exportClause.elements] : undefined;
      module.exports.push(...(named ?? []).map((one) => one.name.text));
      use(node.moduleSpecifier, named?.map((one) => (one.propertyName ?? one.name).text) ?? [everything]);
    } else if (ts.isExportAssignment(node)) {
      module.exports.push('default');
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      use(node.arguments[0], [everything]);
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      use(node.argument.literal, [everything]);
    }
    if (ts.canHaveModifiers(node) && ts.getModifiers(node)?.some((modifier) => modifier.kind === ts.SyntaxKind.ExportKeyword)) {
      module.exports.push(...namesOf(node));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return module;
}

function namesOf(node: ts.Node): string[] {
  if (ts.canHaveModifiers(node) && ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword))
    return ['default'];
  if (ts.isVariableStatement(node))
    return node.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []));
  const { name } = node as ts.DeclarationStatement;
  return name && ts.isIdentifier(name) ? [name.text] : [];
}

/** Exports below `root` that neither another file takes nor their own file uses, as `file: name`. */
export function findUnusedExports(root: string): string[] {
  const files = globSync(sources, { cwd: root });
  const modules = new Map(files.map((file) => [file, readModule(root, file)]));
  const used = new Set([...modules.values()].flatMap(({ uses }) => uses.map(({ file, name }) => `${file}: ${name}`)));
  return [...modules]
    .filter(([file]) => !loadedByName.test(file) && !used.has(`${file}: ${everything}`))
    .flatMap(([file, { exports, mentions }]) =>
      exports.filter((name) => (mentions.get(name) ?? 0) < 2).map((name) => `${file}: ${name}`),
    )
    .filter((one) => !used.has(one))
    .sort();
}

if (argv[1] === import.meta.filename) {
  const unused = findUnusedExports(resolve(import.meta.dirname, '../..'));
  for (const one of unused) console.error(`Nobody imports ${one}`);
  process.exitCode = unused.length > 0 ? 1 : 0;
}
