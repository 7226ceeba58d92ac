/** `npm run desktop`: builds what is stale and opens the desktop shell on a running portal (`npm start`). */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root, run, tool } from './run.mjs'
import { buildStale, installPackages } from './setup.mjs'
import { main, printLine, UserError } from './terminal.mjs'

await main(async () => {
  await installPackages()
  // Looks only at the files, because loading the package would start a download.
  const hasProgram =
    process.env.ELECTRON_OVERRIDE_DIST_PATH || existsSync(join(root, 'node_modules', 'electron', 'path.txt'))
  if (!hasProgram) {
    throw new UserError("Electron's own program is not here. Run `npx install-electron` where GitHub can be reached.")
  }
  await buildStale(['renderer', 'shell'])
  process.env.CONSOLE_API_ORIGIN ||= 'http://localhost:4000'
  printLine(`The desktop app works with ${process.env.CONSOLE_API_ORIGIN}.`)
  process.exitCode = await run(...tool('electron', '.'))
})
