/** Finds or installs the keyring of the keychain tests. */
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installDebian, isRootOnDebian } from '../chromium.mjs'
import { printLine } from '../terminal.mjs'

const programs = ['dbus-run-session', 'gnome-keyring-daemon']

const missing = () =>
  programs.find(
    (name) => !(process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, name))),
  ) ?? null

/** Returns the name of a missing program, or null when all are there. */
export async function missingOfKeyring() {
  if (missing() !== null && isRootOnDebian()) {
    printLine('Installing a keyring (apt-get) …')
    await installDebian('dbus', 'gnome-keyring', 'libsecret-1-0')
  }
  return missing()
}
