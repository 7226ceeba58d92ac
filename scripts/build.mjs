/**
 * `npm run build`: builds the website into dist/renderer, the server into dist/server and the desktop shell into
 * dist/shell. With a name, it builds only that part.
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { hashSources, recordBuild } from './buildRecord.mjs'
import { mustRun, root, tool } from './run.mjs'
import { bundleServer } from './serverBundle.mjs'
import { formatDuration, main, printLine } from './terminal.mjs'

const buildRenderer = () => mustRun(...tool('vite', 'build', '--logLevel', 'warn'))

const buildServer = () => bundleServer(join(root, 'dist', 'server'))

async function buildShell() {
  const { build: bundle } = await import('vite-plugin-electron')
  const { shellPrograms } = await import('./shellPrograms.mjs')
  rmSync(join(root, 'dist', 'shell'), { recursive: true, force: true })
  for (const program of shellPrograms) await bundle(program)
}

const builders = { renderer: buildRenderer, server: buildServer, shell: buildShell }

/**
 * Vite sets NODE_ENV while it builds, unless it is set: the tests set another one, with which Vite would build React's
 * development version. Programs that are started afterwards must not take this process for a production server.
 */
export async function build(name) {
  const { NODE_ENV } = process.env
  process.env.NODE_ENV = 'production'
  // Sources that change during the build make it stale.
  const sources = hashSources(name)
  try {
    await builders[name]()
    recordBuild(name, sources)
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = NODE_ENV
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await main(async () => {
    const requested = process.argv.slice(2).filter((name) => name in builders)
    for (const name of requested.length > 0 ? requested : Object.keys(builders)) {
      const started = performance.now()
      await build(name)
      printLine(`Built the ${name} in ${formatDuration(performance.now() - started)}.`)
    }
  })
}
