import { moduleRanks } from './server/module-ranks.ts';

const tests = '\\.(test|browser)\\.tsx?$|^tests/';
const programs = '^(tools|bench)/';
const anyOf = (names) => `^server/modules/(${names.join('|')})/`;

const rankRules = moduleRanks.flatMap((modules, rank) =>
  modules.map((name) => ({
    name: `rank-of-${name}`,
    comment: `The module ${name} has rank ${rank}: it may import modules of a lower rank only.`,
    severity: 'error',
    from: { path: anyOf([name]), pathNot: tests },
    to: {
      path: anyOf(
        moduleRanks
          .slice(rank)
          .flat()
          .filter((other) => other !== name),
      ),
    },
  })),
);

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** Who may import whom: ARCHITECTURE.md. A module may import the index.ts of modules of a lower rank. */
export default {
  forbidden: [
    ...rankRules.filter(({ to }) => to.path !== anyOf([])),
    rule(
      'module-has-rank',
      'Each module stands in the table of ranks.',
      { path: '^server/modules/', pathNot: anyOf(moduleRanks.flat()) },
      {},
    ),
    rule(
      'public-api-of-module',
      'Other modules are used through their index.ts.',
      { path: '^server/modules/([^/]+)/', pathNot: tests },
      { path: '^server/modules/', pathNot: '^server/modules/($1/|[^/]+/index\\.ts$)' },
    ),
    rule(
      'public-api-of-module-from-outside',
      'The server around the modules uses them through their index.ts; settings.ts reads their tables of settings alone, so that no program loads all modules to read its settings.',
      { path: '^server/', pathNot: `^server/modules/|${tests}` },
      { path: '^server/modules/', pathNot: '^server/modules/[^/]+/(index|[^/]+\\.config)\\.ts$' },
    ),
    rule(
      'contract-is-zod-alone',
      'The contract crosses the wire to the web: it imports zod alone.',
      { path: '^contract/', pathNot: tests },
      { pathNot: '^contract/|node_modules/zod/' },
    ),
    rule(
      'platform-knows-no-module',
      'The platform is below every module.',
      { path: '^server/platform/', pathNot: tests },
      { path: '^server/(?!platform/)' },
    ),
    rule(
      'demo-is-loaded-by-main',
      'The product goes without the demo: only main loads it, when it starts in demo mode.',
      { path: '^(contract|server|web)/', pathNot: tests },
      { path: '^demo/', dependencyTypesNot: ['dynamic-import'] },
    ),
    rule(
      'demo-is-loaded-once',
      'The product goes without the demo: only main loads it, when it starts in demo mode.',
      { path: '^(contract|server|web)/', pathNot: `^server/main\\.ts$|${tests}` },
      { path: '^demo/' },
    ),
    rule(
      'demo-uses-public-apis',
      'The demo uses modules through their index.ts, as they use each other.',
      { path: '^demo/', pathNot: tests },
      { path: '^server/modules/', pathNot: '^server/modules/[^/]+/index\\.ts$' },
    ),
    rule('demo-knows-no-web', 'The demo meets the web in the contract.', { path: '^demo/' }, { path: '^web/' }),
    rule('server-knows-no-web', 'The server and the web meet in the contract.', { path: '^server/' }, { path: '^web/' }),
    rule('web-knows-no-server', 'The web and the server meet in the contract.', { path: '^web/' }, { path: '^server/|^node:' }),
    rule(
      'features-apart',
      'Web features meet in web/app alone.',
      { path: '^web/features/([^/]+)/', pathNot: tests },
      { path: '^web/(features/(?!$1/)|app/)' },
    ),
    rule(
      'web-ground',
      "The web's platform and design system know nothing above them.",
      { path: '^web/(ui|platform)/', pathNot: tests },
      { path: '^web/(app|features)/' },
    ),
    rule('ui-knows-no-contract', 'The design system knows nothing of real estate.', { path: '^web/ui/' }, { path: '^contract/' }),
    rule(
      'nothing-imports-the-edge',
      'Tests, tools, benchmarks and the programs themselves are imported by nothing in the product.',
      { path: '^(contract|server|demo|web)/', pathNot: tests },
      { path: `^tests/|${programs}|^server/main\\.ts$|^web/main\\.tsx$|${tests}` },
    ),
    rule(
      'assistant-knows-no-domain',
      'The assistant is handed its tools in dependencies.ts; what they are about, it does not know.',
      { path: '^server/modules/assistant/', pathNot: tests },
      { path: '^server/modules/(?!assistant/|threads/|audit/|fair-housing/)' },
    ),
    rule(
      'no-cycles',
      'A cycle means two files are one. Types and lazily loaded pages are no part of one: they are not there when a file loads.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
    ),
    rule(
      'no-orphans',
      'A file that imports nothing and that nothing imports is left over.',
      {
        orphan: true,
        pathNot: `${tests}|${programs}|\\.d\\.ts$|^server/migrations/|^server/module-ranks\\.ts$|^web/public/|^web/service-worker\\.ts$|^web/platform/(inert-zod|no-statics)\\.ts$`,
      },
      {},
    ),
    rule('resolvable', 'An import that leads nowhere.', {}, { couldNotResolve: true }),
    rule(
      'no-development-packages',
      'The product runs without development packages.',
      { path: '^(contract|server|demo|web)/', pathNot: tests },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'listed-packages',
      'A package that is used stands in package.json.',
      {},
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.lint.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'node', 'default'] },
  },
};
