/** Finds or installs the speech recognizer that some tests need. The portal also works without one. */
import { existsSync } from 'node:fs'
import { installDebian, isRootOnDebian } from '../chromium.mjs'
import { hasProgram } from '../debianProgram.mjs'
import { printLine } from '../terminal.mjs'

const program = 'pocketsphinx_continuous'
const model = '/usr/share/pocketsphinx/model/en-us/cmudict-en-us.dict'

const isThere = () => existsSync(model) && hasProgram(program)

/** Prints which recognizer there is. Tests that need one are skipped if none can be installed. */
export async function findOrInstallRecognizer() {
  if (!isThere() && isRootOnDebian()) {
    printLine('Installing a speech recognizer (apt-get) …')
    await installDebian('pocketsphinx', 'pocketsphinx-en-us')
  }
  printLine(
    isThere()
      ? `Speech recognizer: ${program}.`
      : `No speech recognizer: the tests of ${program} are skipped, and a stand-in hears the spoken payment.`,
  )
}
