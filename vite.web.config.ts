import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { type ManifestOptions, VitePWA } from 'vite-plugin-pwa';
import { scopedStyles } from './src/web/look/scoped.ts';

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

/** What shrinks when compressed: fonts and pictures of dots are small already. */
const SHRINKS = /\.(js|css|html|svg|webmanifest)$/;
/** The highest quality takes some seconds more, and makes the first visit seven percent shorter. */
const QUALITY = 11;

/** Lays a copy for brotli and one for gzip beside every file, for servers that hand them out. */
function compressed(folder: string): Plugin {
  const brotli = promisify(brotliCompress);
  const zip = promisify<Buffer, { level: number }, Buffer>(gzip);
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY };
  const compress = async (file: string) => {
    const content = await readFile(file);
    await writeFile(`${file}.br`, await brotli(content, { params }));
    await writeFile(`${file}.gz`, await zip(content, { level: 9 }));
  };
  return {
    name: 'compressed',
    // After the service worker is written, which is when everything else is.
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: async () => {
        const files = await readdir(folder, { recursive: true });
        await Promise.all(
          files.filter(file => SHRINKS.test(file)).map(it => compress(join(folder, it))),
        );
      },
    },
  };
}

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
    compressed('dist/web'),
  ],
  css: { postcss: { plugins: [scopedStyles] } },
  worker: { format: 'es' },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    assetsInlineLimit: 0,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
});
