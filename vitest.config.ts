/** Unit and screen tests run anywhere; API tests share one PostgreSQL, started before the first of them. */
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { keepTemporaryFilesInMemory } from './tests/support/memoryFolder.mjs'

keepTemporaryFilesInMemory()

/** JSX for React's production build, which the screen tests use: see tests/support/screens/builtReact.ts. */
const production: Plugin = {
  name: 'production',
  enforce: 'pre',
  configResolved: (config) => {
    Object.assign(config, { isProduction: true })
  },
}

// As the build does, so that what is tested is what runs.
const compiled = [production, react({ compiler: true })]

const screens = {
  environment: 'happy-dom',
  env: { NODE_ENV: 'production' },
  // The garbage collector takes half the time when there is more room for what is soon forgotten.
  execArgv: ['--max-semi-space-size=64'],
  setupFiles: ['tests/support/screens/screenSetup.ts'],
  testTimeout: 90_000,
  maxWorkers: 2,
} as const

export default defineConfig({
  test: {
    // What was compiled for one run serves the next.
    experimental: { fsModuleCache: true, fsModuleCachePath: '.cache/vitest' },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts'],
          environment: 'node',
          testTimeout: 60_000,
          expect: { poll: { timeout: 30_000 } },
          maxWorkers: 2,
          // No module keeps anything that a test could see of another: what is read once serves many files.
          isolate: false,
        },
      },
      {
        test: {
          // On a D-Bus with a keyring of its own: scripts/withKeyring.sh.
          name: 'keychain',
          include: ['tests/shell/**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        test: {
          // On what `npm run build` left in dist: the packages of the desktop app, and what is known of its programs.
          name: 'packaging',
          include: ['tests/packaging/**/*.test.ts'],
          environment: 'node',
          testTimeout: 60_000,
          maxWorkers: 2,
        },
      },
      {
        plugins: compiled,
        test: {
          ...screens,
          name: 'screens',
          include: ['tests/screens/**/*.test.tsx'],
          exclude: ['tests/screens/inShell/**', 'tests/screens/ownPage/**'],
          // Every page is the website with its usual settings: its modules are read once for many files.
          isolate: false,
        },
      },
      {
        plugins: compiled,
        test: {
          ...screens,
          name: 'screens in the shell',
          include: ['tests/screens/inShell/*.test.tsx'],
          // A page that has found the shell keeps it, so these files share their modules only with each other.
          isolate: false,
        },
      },
      {
        plugins: compiled,
        test: {
          ...screens,
          // A page reads its settings once. These files start with different ones, so each has its own modules.
          name: 'screens own page',
          include: ['tests/screens/ownPage/*.test.tsx'],
        },
      },
      {
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/support/server/databaseCluster.ts', 'tests/support/server/bundledServer.ts'],
          // The generator of API clients calls the compiler from JavaScript, which TypeScript 7 does not offer.
          alias: {
            typescript: fileURLToPath(new URL('node_modules/@ts-morph/common/dist/typescript.js', import.meta.url)),
          },
          server: { deps: { inline: ['openapi-typescript'] } },
          // A machine may be ten times slower than usual, but what hangs must not hold up the run for long.
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect: { poll: { timeout: 100_000 } },
          // Many wait for the database or for processes that they have started; more workers use the time that they leave.
          maxWorkers: 4,
          sequence: { groupOrder: 1 },
          // The server keeps nothing in its modules, so that they are read once for many files.
          isolate: false,
        },
      },
    ],
  },
})
