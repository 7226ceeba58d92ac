/** `npm run import -- FOLDER [--dry-run]`: sets up what is missing, then imports a delivery of the billing system. */
import { runProgram } from './program.mjs'
import { buildStale, installPackages } from './setup.mjs'
import { main } from './terminal.mjs'

await main(async () => {
  await installPackages()
  await buildStale(['server'])
  process.exitCode = await runProgram(['dist/server/import.js', ...process.argv.slice(2)])
})
