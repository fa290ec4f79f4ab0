import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// The page: static files that any web server can hand out, from any folder.
export default defineConfig({
  root: 'src/web',
  base: './',
  plugins: [react()],
  worker: { format: 'es' },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    assetsInlineLimit: 0,
  },
});
