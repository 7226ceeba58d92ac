/** The configuration of the tests while mutants are tried. It is copied to the root of the tree that contains them. */
import config from './vitest.config'

/** These read the code as text, which differs here. */
const textChecks = 'tests/unit/*.test.ts'

for (const { test } of config.test.projects) {
  test.setupFiles = [...(test.setupFiles ?? []), './mutations.setup.mjs']
  test.globalSetup = test.globalSetup?.filter((file) => !file.endsWith('/bundledServer.ts'))
  test.exclude = [...(test.exclude ?? []), textChecks]
}
export default config
