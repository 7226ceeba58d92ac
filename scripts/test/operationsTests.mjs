/** `npm run test:operations`: loads the alert rules with Prometheus' own tool, and installs it if it is missing. */
import { findOrInstallProgram } from '../debianProgram.mjs'
import { mustRun } from '../run.mjs'
import { main } from '../terminal.mjs'

await main(async () => {
  const promtool = await findOrInstallProgram('promtool', 'prometheus')
  await mustRun(promtool, ['check', 'rules', 'operations/alerts.yml'])
})
