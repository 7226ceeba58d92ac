/**
 * `npm run dev`: runs the server from its sources, restarts it on changes, and serves the pages through Vite with hot
 * reload.
 */
import { spawn } from 'node:child_process'
import { runProgram } from './program.mjs'
import { root, tool } from './run.mjs'
import { installPackages } from './setup.mjs'
import { main, printLine } from './terminal.mjs'

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
  vite.on('exit', (code) => printLine(`Vite ended (code ${code}).`))
  // Links in emails must open Vite's pages.
  process.env.PUBLIC_URL ||= 'http://localhost:5173'
  printLine('Work on http://localhost:5173; the API behind it starts now.')
  process.exitCode = await runProgram(['--import', 'tsx', 'server/start.ts'])
  vite.kill()
})
