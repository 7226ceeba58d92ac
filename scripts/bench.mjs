/**
 * `npm run bench`: sets up what is missing, then runs the benchmarks. `-- server`, `-- pages`, `-- interactions`, `-- speech`, `-- chat`,
 * `-- hearing`, `-- estimates`, `-- notices`, `-- kills 200`, `-- import 12500` or `-- --scale` runs only that one.
 */
import { findOrInstallChromium } from './chromium.mjs'
import { runProgram } from './program.mjs'
import { setUp } from './setup.mjs'
import { main } from './terminal.mjs'

await main(async () => {
  await setUp()
  const path = await findOrInstallChromium()
  const environment = path ? { CHROMIUM_PATH: path } : {}
  process.exitCode = await runProgram(['--import', 'tsx', 'tests/bench/main.ts', ...process.argv.slice(2)], environment)
})
