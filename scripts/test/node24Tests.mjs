/**
 * `npm run test:node24`: starts the portal and runs the API tests with Node.js 24, which is installed from npm into
 * `.cache`. Arguments name test files.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { mustRun, npm, root, run } from '../run.mjs'
import { setUp } from '../setup.mjs'
import { main, printLine } from '../terminal.mjs'

const version = '24.21.0'
const folder = join(root, '.cache', `node-${version}`)
const node24 = join(folder, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

await main(async () => {
  await setUp()
  if (!existsSync(node24)) {
    printLine(`Installing Node.js ${version} (npm) …`)
    const quiet = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error']
    await run(...npm('install', ...quiet, '--prefix', folder, `node@${version}`))
    // The registry may lack a version for this system.
    if (!existsSync(node24)) return printLine(`Not run: Node.js ${version} can’t be installed here.`)
  }
  await mustRun(node24, ['--import', 'tsx', 'tests/node24/main.ts', ...process.argv.slice(2)])
})
