/** `npm run seed -- --accounts N`: sets up what is missing, then loads demo data into an empty database. */
import { runProgram } from './program.mjs'
import { main } from './say.mjs'
import { buildStale, installPackages } from './setup.mjs'

await main(async () => {
  await installPackages()
  await buildStale(['server'])
  process.exitCode = await runProgram(['dist/server/seed.js', ...process.argv.slice(2)])
})
