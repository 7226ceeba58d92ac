/** `npm run admin -- --email …`: sets up what is missing, then invites the first administrator of a database without any. */
import { runProgram } from './program.mjs'
import { buildStale, installPackages } from './setup.mjs'
import { main } from './terminal.mjs'

await main(async () => {
  await installPackages()
  await buildStale(['server'])
  process.exitCode = await runProgram(['dist/server/admin.js', ...process.argv.slice(2)])
})
