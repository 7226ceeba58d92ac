import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  cacheDir: '.cache/vitest',
  test: {
    projects: [
      { test: { name: 'unit', environment: 'node', include: ['tests/unit/**/*.test.ts'] } },
      {
        plugins: [react({ compiler: true })],
        test: {
          name: 'screens',
          environment: 'happy-dom',
          include: ['tests/screens/**/*.test.tsx'],
          setupFiles: ['tests/support/screenSetup.ts'],
          testTimeout: 15_000,
        },
      },
      { test: { name: 'api', environment: 'node', include: ['tests/api/**/*.test.ts'] } },
    ],
  },
})
