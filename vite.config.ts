import { defineConfig } from 'vite';

// One bundle for Node, with its libraries left outside: what `npm run stolik` runs.
export default defineConfig({
  build: {
    ssr: true,
    outDir: 'dist',
    target: 'node20',
    minify: false,
    rolldownOptions: {
      input: {
        stolik: 'src/cli/stolik.ts',
        worker: 'src/cli/worker.ts',
        rules: 'src/cli/rules.ts',
        think: 'src/server/think.ts',
        'sqlite-thread': 'src/server/sqlite-thread.ts',
        'bench-server': 'bench/server.ts',
        boardgameio: 'bench/boardgameio.ts',
      },
    },
  },
});
