/** Starts the built portal with the Node.js that runs this program, and runs the API tests with it. */
import { startPortal } from '../support/browser/portal'
import { runApiTests } from '../support/server/runApiTests'

const label = `On Node.js ${process.versions.node}`

await checkStart()
process.exitCode = await runApiTests({ files: process.argv.slice(2), label })

async function checkStart(): Promise<void> {
  const portal = await startPortal()
  const answers = await Promise.allSettled(['/readyz', '/login'].map((path) => fetch(portal.url + path)))
  const exitCode = await portal.stop()
  const results = answers.map((answer) => (answer.status === 'fulfilled' ? answer.value.status : String(answer.reason)))
  if (exitCode !== 0 || results.some((result) => result !== 200))
    throw new Error(`The portal answered ${results.join(' and ')}, and ended with ${exitCode}.\n${portal.output()}`)
  console.log(`${label}: the portal started, answered and stopped.`)
}
