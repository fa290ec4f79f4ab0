// Who may know whom: the arrows of the house. See docs/kernel.md.

/** A room may not reach into another. */
const closed = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });
const rules = '^src/games/[^/]+/(?!page/)';
const tests = '\\.test\\.ts$';

module.exports = {
  forbidden: [
    closed(
      'no-circles',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
      'Nothing depends on itself.',
    ),
    closed(
      'kernel-knows-no-room',
      { path: '^src/kernel/' },
      { path: '^src/(?!kernel/)' },
      'The kernel knows no game, no bot, no server, no page.',
    ),
    closed(
      'games-know-the-kernel-only',
      { path: rules },
      { path: '^src/(?!kernel/|games/)' },
      'A game knows the kernel only.',
    ),
    closed(
      'game-pages-know-the-shared-pieces',
      { path: '^src/games/[^/]+/page/' },
      { path: '^src/(?!kernel/|games/|web/pieces/)' },
      'How a game looks knows the kernel, its own game and the pieces all pages share.',
    ),
    closed(
      'pieces-know-the-kernel-only',
      { path: '^src/web/pieces/' },
      { path: '^src/(?!kernel/|web/pieces/)' },
      'The pieces all pages share know no game and no screen.',
    ),
    closed(
      'games-know-no-other-game',
      { path: '^src/games/([^/]+)/' },
      { path: '^src/games/', pathNot: '^src/games/$1/' },
      'A game never imports another game, nor the shelf.',
    ),
    closed(
      'rules-know-no-page',
      { path: rules },
      { path: '^src/games/[^/]+/page/' },
      'Rules do not know how they look.',
    ),
    closed(
      'bots-know-kernel-and-games',
      { path: '^src/bots/' },
      { path: '^src/(?!kernel/|games/|bots/)' },
      'Bots know the kernel’s contract and the shelf.',
    ),
    closed(
      'bots-know-no-page',
      { path: '^src/bots/' },
      { path: '/page/' },
      'Bots do not know how games look.',
    ),
    closed(
      'page-knows-no-server',
      { path: '^src/web/' },
      { path: '^src/(server|cli)/' },
      'The page talks to the server through messages only.',
    ),
    closed(
      'server-knows-no-page',
      { path: '^src/server/' },
      { path: ['^src/(web|cli)/', '/page/'] },
      'The server knows rules and bots, not how they look.',
    ),
    closed(
      'wire-knows-the-kernel-only',
      { path: '^src/wire/' },
      { path: '^src/(?!wire/|kernel/)' },
      'What page and server say to each other knows neither, only the kernel.',
    ),
    closed(
      'nobody-imports-the-command-line',
      { pathNot: '^src/cli/|^e2e/|^bench/' },
      { path: '^src/cli/' },
      'The command line is the outermost room.',
    ),
    closed(
      'rules-run-anywhere',
      { path: ['^src/kernel/', '^src/games/', '^src/bots/'], pathNot: [tests, '/kit/'] },
      { dependencyTypes: ['core'] },
      'Kernel, games and bots run in a browser: no Node built-ins.',
    ),
    closed(
      'rules-use-few-libraries',
      {
        path: ['^src/kernel/', rules, '^src/bots/'],
        pathNot: [tests, '/kit/', '/page/'],
      },
      { dependencyTypes: ['npm', 'npm-dev'], pathNot: 'node_modules/(@noble|pure-rand)/' },
      'Kernel, rules and bots use the chance libraries only.',
    ),
    closed(
      'test-code-stays-in-tests',
      { path: '^src/', pathNot: [tests, '/kit/', '/testing\\.ts$'] },
      { path: ['/kit/', tests, '/testing\\.ts$'] },
      'Only tests use the test kit.',
    ),
    closed(
      'app-uses-no-dev-library',
      {
        path: '^src/',
        pathNot: [tests, '/kit/', '/testing\\.ts$', '^src/cli/peer\\.ts$', '^src/web/sw\\.ts$'],
      },
      { dependencyTypes: ['npm-dev'] },
      'What ships does not need dev dependencies; the service worker is built with its library in it.',
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
    },
  },
};
