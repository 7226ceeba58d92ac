/** `npm start`: sets up what is missing, then runs the portal with all its programs. */
import { runProgram } from './program.mjs'
import { setUp } from './setup.mjs'
import { main } from './terminal.mjs'

await main(async () => {
  await setUp()
  process.exitCode = await runProgram(['dist/server/start.js'])
})
