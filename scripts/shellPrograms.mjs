/** The programs of the desktop shell as Vite builds them: main as a module, the preload as the sandbox takes it. */
import path from 'node:path'

const outDir = path.resolve('dist/shell')

/** Stay packages: keytar finds its binary beside itself, and the others read files of their own. */
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
        // A sandboxed preload is no module, and can load nothing but Electron.
        lib: { entry: path.resolve('electron/preload.ts'), formats: ['cjs'], fileName: () => 'preload.cjs' },
        rolldownOptions: { external: ['electron'] },
      },
    },
  },
]
