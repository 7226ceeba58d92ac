/**
 * `npm run dist`: packages the desktop app for this system into dist/packages, with the settings of CONSOLE_ENV
 * (build/env). Arguments after `--` are passed to electron-builder.
 */
import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root, run, tool } from './run.mjs'
import { buildStale, installPackages } from './setup.mjs'
import { main, printLine, UserError } from './terminal.mjs'

/** Uses Electron from the folder ELECTRON_OVERRIDE_DIST_PATH, or lets electron-builder download it. */
function electronOptions() {
  const named = process.env.ELECTRON_OVERRIDE_DIST_PATH
  if (named) {
    if (!existsSync(named)) throw new UserError(`ELECTRON_OVERRIDE_DIST_PATH names ${named}, which does not exist.`)
    return [`-c.electronDist=${named}`]
  }
  // An installed Electron shows that GitHub can be reached, so that electron-builder can also download it.
  if (existsSync(join(root, 'node_modules', 'electron', 'path.txt'))) return []
  throw new UserError(
    "Electron's own program is not here, and without it there is nothing to package. Run `npx install-electron` where GitHub can be reached, or set ELECTRON_OVERRIDE_DIST_PATH to the folder of an unpacked Electron.",
  )
}

function chooseEnvironment() {
  process.env.CONSOLE_ENV ||= 'production'
  const known = readdirSync(join(root, 'build', 'env')).map((name) => basename(name, '.json'))
  if (known.includes(process.env.CONSOLE_ENV)) return
  throw new UserError(`CONSOLE_ENV is ${process.env.CONSOLE_ENV}; build/env knows ${known.join(' and ')}.`)
}

/** With REQUIRE_SIGNING, packaging fails if a signing variable is missing, instead of producing an unsigned package. */
const signing = process.env.REQUIRE_SIGNING ? ['-c.forceCodeSigning=true'] : []

await main(async () => {
  await installPackages()
  chooseEnvironment()
  const electron = electronOptions()
  await buildStale(['renderer', 'shell'])
  // Imported late, because it needs packages that may just have been installed.
  const { stageShell } = await import('./shellStage.mjs')
  stageShell()
  printLine(`Packaging for ${process.env.CONSOLE_ENV} …`)
  const builderArguments = process.argv.slice(2)
  // Nothing is uploaded. The administrators of the machines take the files from the folder.
  const command = tool('electron-builder', '--publish', 'never', ...electron, ...signing, ...builderArguments)
  process.exitCode = await run(...command)
})
