/**
 * `npm run dist`: packages the desktop app for this system into dist/packages, with the settings of CONSOLE_ENV
 * (build/env). What stands behind `--` goes to electron-builder.
 */
import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root, run, tool } from './run.mjs'
import { main, Refusal, say } from './say.mjs'
import { buildStale, installPackages } from './setup.mjs'

/** Electron's own program lies in the folder of ELECTRON_OVERRIDE_DIST_PATH, or electron-builder fetches what it needs. */
function electronOptions() {
  const named = process.env.ELECTRON_OVERRIDE_DIST_PATH
  if (named) {
    if (!existsSync(named)) throw new Refusal(`ELECTRON_OVERRIDE_DIST_PATH names ${named}, which does not exist.`)
    return [`-c.electronDist=${named}`]
  }
  // Asked of its files: whoever could fetch it for themselves can fetch it for packages.
  if (existsSync(join(root, 'node_modules', 'electron', 'path.txt'))) return []
  throw new Refusal(
    "Electron's own program is not here, and without it there is nothing to package. Run `npx install-electron` where GitHub can be reached, or set ELECTRON_OVERRIDE_DIST_PATH to the folder of an unpacked Electron.",
  )
}

function chooseEnvironment() {
  process.env.CONSOLE_ENV ||= 'production'
  const known = readdirSync(join(root, 'build', 'env')).map((name) => basename(name, '.json'))
  if (known.includes(process.env.CONSOLE_ENV)) return
  throw new Refusal(`CONSOLE_ENV is ${process.env.CONSOLE_ENV}; build/env knows ${known.join(' and ')}.`)
}

/** A package for others must not be unsigned for want of a variable. */
const signing = process.env.REQUIRE_SIGNING ? ['-c.forceCodeSigning=true'] : []

await main(async () => {
  await installPackages()
  chooseEnvironment()
  const electron = electronOptions()
  await buildStale(['renderer', 'shell'])
  // Loaded late: it needs packages that may just have been installed.
  const { stageShell } = await import('./shellStage.mjs')
  stageShell()
  say(`Packaging for ${process.env.CONSOLE_ENV} …`)
  const asked = process.argv.slice(2)
  // Nothing is sent anywhere: whoever looks after the machines takes the files from the folder.
  const command = tool('electron-builder', '--publish', 'never', ...electron, ...signing, ...asked)
  process.exitCode = await run(...command)
})
