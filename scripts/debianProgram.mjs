/** Finds or installs a program of Debian for checks that need it. */
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installDebian, isRootOnDebian } from './chromium.mjs'
import { printLine, UserError } from './terminal.mjs'

/** Debian keeps programs of the system's administrator out of other users' path. */
const folders = () => [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']

export const hasProgram = (name) => folders().some((folder) => existsSync(join(folder, name)))

/** Returns the path of a program, and installs its package first where that is possible. */
export async function findOrInstallProgram(name, packageName = name) {
  if (!hasProgram(name) && isRootOnDebian()) {
    printLine(`Installing ${packageName} (apt-get) …`)
    await installDebian('--no-install-recommends', packageName)
  }
  const folder = folders().find((candidate) => existsSync(join(candidate, name)))
  if (folder === undefined) throw new UserError(`Not run: ${name} is missing, and can’t be installed here.`)
  return join(folder, name)
}
