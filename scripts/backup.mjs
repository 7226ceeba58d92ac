/** `npm run backup -- FOLDER`: sets up what is missing, then writes a backup of the portal to a new folder. */
import { runProgram } from './program.mjs'
import { buildStale, installPackages } from './setup.mjs'
import { main } from './terminal.mjs'

await main(async () => {
  await installPackages()
  await buildStale(['server'])
  process.exitCode = await runProgram(['dist/server/backup.js', ...process.argv.slice(2)])
})
