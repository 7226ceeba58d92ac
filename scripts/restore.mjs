/** `npm run restore -- FOLDER`: sets up what is missing, then restores a backup into an empty portal, and verifies it. */
import { runProgram } from './program.mjs'
import { buildStale, installPackages } from './setup.mjs'
import { main } from './terminal.mjs'

await main(async () => {
  await installPackages()
  await buildStale(['server'])
  process.exitCode = await runProgram(['dist/server/restore.js', ...process.argv.slice(2)])
})
