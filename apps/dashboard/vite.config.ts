import path from 'node:path';
import react from '@vitejs/plugin-react';
import presetMantine from 'postcss-preset-mantine';
import simpleVars from 'postcss-simple-vars';
import { defineConfig } from 'vite';
import { chunks } from './build/chunks.ts';
import { compress } from './build/compress.ts';
import { earlyScript } from './build/early-script.ts';
import { listModules } from './build/list-modules.ts';
import { mantineStyles } from './build/mantine-styles.ts';
import { pageFromServer } from './build/page-from-server.ts';
import { withoutJsonSchema } from './build/without-json-schema.ts';
import { withoutServerWords } from './build/without-server-words.ts';

// The layout breakpoints, for media queries in CSS modules.
const breakpoints = {
  'mantine-breakpoint-xs': '36em',
  'mantine-breakpoint-sm': '48em',
  'mantine-breakpoint-md': '62em',
  'mantine-breakpoint-lg': '75em',
  'mantine-breakpoint-xl': '88em',
};

const server = process.env['PUBLIC_URL'] ?? 'http://localhost:3000';
const localisedPaths = '^/[a-z]{2}(-[a-z]{2})?/(update_email_prefs|privacy-policy-generator/)';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    mantineStyles(),
    withoutJsonSchema(),
    withoutServerWords(),
    earlyScript(path.join(import.meta.dirname, 'build/early.js')),
    compress(),
    listModules(),
    pageFromServer(server),
  ],
  // Translations are read whole: exporting each of their keys, too, would make small files a fifth heavier.
  json: { namedExports: false },
  css: { postcss: { plugins: [presetMantine(), simpleVars({ variables: breakpoints })] } },
  build: {
    outDir: 'dist',
    assetsDir: 'assets',
    target: 'es2022',
    // An inlined asset would be a data: address, which the content security policy refuses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    manifest: true,
    rolldownOptions: {
      output: {
        // Without names: the list of all files, which comes with the first page, is 2 kB shorter. The manifest has them.
        // The entry names every file, and hashes do not compress: seven characters tell 300 files apart for good.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css')) ? 'assets/[hash:7].css' : 'assets/[name]-[hash][extname]',
        codeSplitting: { groups: chunks },
      },
    },
  },
  // Bundled ahead, the components could not bring their styles.
  optimizeDeps: { exclude: ['@mantine/core'] },
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries(
      ['/api', '/users', '/user', '/auth', '/privacy-policy', '/private', '/embed', '^/e/', localisedPaths].map(
        (prefix) => [prefix, { target: server, changeOrigin: false }],
      ),
    ),
  },
});
