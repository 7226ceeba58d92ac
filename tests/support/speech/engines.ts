/** A speech engine for tests: a program that answers each text's letters as its sound, crashes, hangs or says how many it has read when told to. */
import { fileURLToPath } from 'node:url'

export const fragileEngine = {
  path: fileURLToPath(new URL('./fragileEngine.mjs', import.meta.url)),
  execArgv: [],
}
