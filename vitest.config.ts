/** Unit and screen tests run anywhere; API tests share one PostgreSQL, started before the first of them. */
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts'],
          environment: 'node',
          testTimeout: 60_000,
          maxWorkers: 2,
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
        // Compiled as the build does, so that what is tested is what runs.
        plugins: [react({ compiler: true })],
        test: {
          name: 'screens',
          include: ['tests/screens/**/*.test.tsx'],
          environment: 'happy-dom',
          setupFiles: ['tests/support/screenSetup.ts'],
          testTimeout: 90_000,
          maxWorkers: 2,
          // As for browser tests: a machine that is ten times slower than usual loses a race once, a defect twice.
          retry: process.env['CI'] ? 1 : 0,
        },
      },
      {
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/support/databaseCluster.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
          // The server keeps nothing in its modules, so that they are read once for many files.
          isolate: false,
        },
      },
    ],
  },
})
