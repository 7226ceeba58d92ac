/**
 * Vite's configuration for the programs of the desktop shell: main as a module, the preload as the sandbox requires.
 */
import path from 'node:path'

const outDir = path.resolve('dist/shell')

/** These stay packages, because keytar finds its binary next to itself and the others read their own files. */
export const packages = ['electron', 'keytar', 'electron-store', 'electron-updater']

const common = { configFile: false, logLevel: 'warn' }

export const shellPrograms = [
  {
    entry: path.resolve('electron/main.ts'),
    vite: {
      ...common,
      build: {
        outDir,
        emptyOutDir: false,
        minify: false,
        sourcemap: true,
        target: 'node24',
        rolldownOptions: { external: packages },
      },
    },
  },
  {
    entry: path.resolve('electron/preload.ts'),
    vite: {
      ...common,
      build: {
        outDir,
        emptyOutDir: false,
        minify: false,
        // A sandboxed preload cannot be a module and can only load Electron.
        lib: { entry: path.resolve('electron/preload.ts'), formats: ['cjs'], fileName: () => 'preload.cjs' },
        rolldownOptions: { external: ['electron'] },
      },
    },
  },
]
