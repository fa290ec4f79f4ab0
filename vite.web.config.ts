import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { type ManifestOptions, VitePWA } from 'vite-plugin-pwa';

const LINEN = '#f3ecdf';

/** What a device shows of the installed page. Paths are relative: it may lie in any folder. */
const manifest: Partial<ManifestOptions> & {
  description_localized: { [language: string]: string };
} = {
  name: 'Stolik',
  short_name: 'Stolik',
  description:
    'Modern board games with every rule enforced: alone, around one screen, with friends.',
  description_localized: {
    pl: 'Nowoczesne gry planszowe, w których każda zasada jest pilnowana: solo, przy jednym ekranie, z przyjaciółmi.',
  },
  lang: 'en',
  start_url: './',
  scope: './',
  display: 'standalone',
  background_color: LINEN,
  theme_color: LINEN,
  categories: ['games'],
  icons: [
    { src: './icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: './icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: './icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

// The page: static files that any web server can hand out, from any folder.
export default defineConfig({
  root: 'src/web',
  base: './',
  plugins: [
    react(),
    // Everything is kept by the service worker but letters that neither language uses.
    VitePWA({
      strategies: 'injectManifest',
      srcDir: '.',
      filename: 'sw.ts',
      injectRegister: false,
      includeManifestIcons: false,
      manifest,
      integration: {
        configureCustomSWViteBuild: build => {
          build.logLevel = 'warn';
        },
      },
      injectManifest: {
        rollupFormat: 'iife',
        globPatterns: ['**/*.{js,css,html,svg,png,woff2}'],
        globIgnores: ['**/*-{cyrillic,cyrillic-ext,greek,vietnamese}-*.woff2'],
      },
    }),
  ],
  worker: { format: 'es' },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    assetsInlineLimit: 0,
  },
});
