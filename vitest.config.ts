/** Configures the tests. Unit and screen tests need no services; the API tests share one PostgreSQL, started before them. */
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type ProjectConfig, type TestSpecification } from 'vitest/node'
import { keepTemporaryFilesInMemory } from './tests/support/memoryFolder.mjs'
import { optimizeLess } from './tests/support/optimizeLess'

keepTemporaryFilesInMemory()

/** Compiles JSX for React's production build, which the screen tests use (tests/support/screens/builtReact.ts). */
const production: Plugin = {
  name: 'production',
  enforce: 'pre',
  configResolved: (config) => {
    Object.assign(config, { isProduction: true })
  },
}

/** Finds tests that don't wait for parts that load on demand (tests/support/screens/slowParts.ts). */
const slowParts: Plugin = {
  name: 'slow parts',
  enforce: 'pre',
  transform: (code, id) =>
    /\/renderer\/.*\.tsx?$/.test(id)
      ? code
          .replaceAll(/(?<![\w.])import\(('[^']+')\)/g, 'slowParts.slowly().then(() => import($1))')
          .replaceAll(/(?<![\w.])lazy\(/g, 'slowParts.lazyInEachTest(')
      : undefined,
}
const hasSlowParts = process.env['SLOW_PARTS'] === '1'

// Compiles as the build does, so that the tests run the code that users get.
const compiled = [production, ...(hasSlowParts ? [slowParts] : []), react({ compiler: true })]

/** This file waits for the clock most of the time, so others can run beside it only if it starts early. */
const waitingFiles = /resilience\/jobs\.test\.ts$/

class WaitingFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isWaiting = ({ moduleId }: TestSpecification): boolean => waitingFiles.test(moduleId)
    return [...sorted.filter(isWaiting), ...sorted.filter((file) => !isWaiting(file))]
  }
}

/**
 * Settings of Node.js for code that runs rarely: less of it is optimized, and short-lived objects are collected less
 * often and without further threads, which the other workers would have to wait for.
 */
const briefWork = [
  ...optimizeLess(500_000),
  '--min-semi-space-size=64',
  '--max-semi-space-size=64',
  '--single-threaded-gc',
]

/** The cores of a small machine. More workers would have to load the whole portal again. */
const testWorkers = 2

const screens = {
  environment: 'happy-dom',
  env: { NODE_ENV: 'production' },
  execArgv: briefWork,
  setupFiles: [...(hasSlowParts ? ['tests/support/screens/slowParts.ts'] : []), 'tests/support/screens/screenSetup.ts'],
  testTimeout: 90_000,
  hookTimeout: 90_000,
  maxWorkers: testWorkers,
} satisfies ProjectConfig

export default defineConfig({
  test: {
    sequence: { sequencer: WaitingFilesFirst },
    // Compiled modules are reused by the next run.
    experimental: { fsModuleCache: !hasSlowParts, fsModuleCachePath: '.cache/vitest' },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts'],
          environment: 'node',
          setupFiles: ['tests/support/propertySeed.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 30_000 } },
          maxWorkers: testWorkers,
          execArgv: briefWork,
          // No module keeps state that affects other tests, so files share loaded modules.
          isolate: false,
        },
      },
      {
        test: {
          // Runs on a private D-Bus with a separate keyring (scripts/test/withKeyring.sh).
          name: 'keychain',
          include: ['tests/shell/**/*.test.ts'],
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          // Checks the output of `npm run build`: the packages of the desktop app and the findings in its programs.
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
          exclude: ['tests/screens/{inShell,ownSettings,ownPage}/**'],
          // Every page is the website with its usual settings, so files share loaded modules.
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
          name: 'screens with own settings',
          include: ['tests/screens/ownSettings/*.test.tsx'],
          // A page reads its settings once, so these files share their modules only with each other.
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
          // Both need the same database and the same built server.
          include: ['tests/{api,resilience}/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/support/server/databaseCluster.ts', 'tests/support/server/bundledServer.ts'],
          // The generator of API clients calls the compiler from JavaScript, which TypeScript 7 does not offer.
          alias: {
            typescript: fileURLToPath(new URL('node_modules/@ts-morph/common/dist/typescript.js', import.meta.url)),
          },
          server: { deps: { inline: ['openapi-typescript'] } },
          // A machine may be ten times slower than usual, but a test that hangs must not delay the run for long.
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect: { poll: { timeout: 100_000 } },
          // One more than the cores of a small machine, because many tests wait for the database or for their processes.
          maxWorkers: 3,
          execArgv: briefWork,
          sequence: { groupOrder: 1 },
          // The server keeps no state in its modules, so files share loaded modules.
          isolate: false,
        },
      },
    ],
  },
})
