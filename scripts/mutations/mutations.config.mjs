/** The configuration of the tests while mutants are tried. It is copied to the root of the tree that contains them. */
import config from './vitest.config'

for (const { test } of config.test.projects) test.setupFiles = [...(test.setupFiles ?? []), './mutations.setup.mjs']
export default config
