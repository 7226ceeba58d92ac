/**
 * Bundles the server's programs into files that Node.js runs without a compiler. Run alone, it takes the folder: `node
 * scripts/serverBundle.mjs .cache/server`.
 */
import { cpSync, rmSync } from 'node:fs'
import { isAbsolute, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './run.mjs'

/** Bundles the server's programs and their migrations into a folder. */
export async function bundleServer(folder) {
  const { build: bundle } = await import('rolldown')
  rmSync(folder, { recursive: true, force: true })
  await bundle({
    cwd: root,
    input: {
      main: 'server/main.ts',
      start: 'server/start.ts',
      seed: 'server/seed.ts',
      admin: 'server/admin.ts',
      backup: 'server/backup.ts',
      restore: 'server/restore.ts',
      import: 'server/import.ts',
      sandboxProvider: 'server/sandboxProvider/main.ts',
      relay: 'server/relay/main.ts',
      text2wavChild: 'server/relay/speech/text2wavChild.ts',
      endWithParent: 'server/launch/endWithParent.ts',
    },
    platform: 'node',
    // Packages stay in node_modules. The compiler's own helpers for newer syntax are bundled, because they are not a
    // dependency.
    external: (id) => !/^(\.|#|@oxc-project\/runtime)/.test(id) && !isAbsolute(id),
    logLevel: 'warn',
    // Shared chunks are placed next to the programs, so that paths relative to a module stay correct.
    output: {
      dir: folder,
      format: 'esm',
      entryFileNames: '[name].js',
      chunkFileNames: '[name]-[hash].js',
      sourcemap: true,
    },
  })
  cpSync(join(root, 'server', 'db', 'migrations'), join(folder, 'migrations'), { recursive: true })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [folder] = process.argv.slice(2)
  if (!folder) throw new Error('Name the folder for the programs.')
  await bundleServer(resolve(folder))
}
