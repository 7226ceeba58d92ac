/** `npm start`: sets up what is missing, then runs the portal with all its programs. */
import { runProgram } from './program.mjs'
import { main } from './say.mjs'
import { setUp } from './setup.mjs'

await main(async () => {
  await setUp()
  process.exitCode = await runProgram(['dist/server/start.js'])
})
