/** `npm run dev`: the programs from their sources, started again when these change, behind Vite's own server with its hot reload. */
import { spawn } from 'node:child_process'
import { runProgram } from './program.mjs'
import { root, tool } from './run.mjs'
import { main, say } from './say.mjs'
import { installPackages } from './setup.mjs'

await main(async () => {
  await installPackages()
  const port = process.env.PORT || '4000'
  const [command, args, { shell }] = tool('vite')
  const vite = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, API_URL: `http://localhost:${port}` },
    shell,
  })
  vite.on('exit', (code) => say(`Vite ended (code ${code}).`))
  // Links in mails lead to the pages, which are Vite's here.
  process.env.PUBLIC_URL ||= 'http://localhost:5173'
  say('Work on http://localhost:5173; the API behind it starts now.')
  process.exitCode = await runProgram(['--import', 'tsx', 'server/start.ts'])
  vite.kill()
})
