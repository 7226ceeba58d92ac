/** `npm run seed -- --accounts N`: sets up what is missing, then loads demo data into an empty database. */
import { runProgram } from './program.mjs'
import { buildStale, installPackages } from './setup.mjs'
import { main } from './terminal.mjs'

await main(async () => {
  await installPackages()
  await buildStale(['server'])
  process.exitCode = await runProgram(['dist/server/seed.js', ...process.argv.slice(2)])
})
