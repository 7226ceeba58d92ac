/** The website's build with the desktop shell's programs beside it: `npm run build` and `npm run desktop`. */
import path from 'node:path'
import { mergeConfig, type UserConfig } from 'vite'
import electron from 'vite-plugin-electron/simple'
import website from './vite.config'

const outDir = path.resolve('dist/electron')

/** Stay packages: keytar finds its binary beside itself, and the others read files of their own. */
const packages = ['electron', 'keytar', 'electron-store', 'electron-updater']

const programs: UserConfig = {
  plugins: [
    electron({
      main: {
        entry: path.resolve('electron/main.ts'),
        // The plugin's own default starts Electron without its sandbox.
        onstart: ({ startup }) => startup(['.']),
        vite: { build: { outDir, emptyOutDir: false, minify: false, sourcemap: true, rolldownOptions: { external: packages } } },
      },
      preload: {
        input: path.resolve('electron/preload.ts'),
        vite: {
          build: {
            outDir,
            emptyOutDir: false,
            minify: false,
            sourcemap: false,
            // A sandboxed preload is no module.
            rolldownOptions: { output: { format: 'cjs', entryFileNames: '[name].cjs' } },
          },
        },
      },
    }),
  ],
}

export default mergeConfig(website, programs)
