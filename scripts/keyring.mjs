/** The keyring of the keychain tests: the one that is there, or one that is installed now. */
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installDebian, isRootOnDebian } from './chromium.mjs'
import { say } from './say.mjs'

const programs = ['dbus-run-session', 'gnome-keyring-daemon']

const missing = () =>
  programs.find(
    (name) => !(process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, name))),
  ) ?? null

/** Answers which program is not to be had; null when all are there. */
export async function missingOfKeyring() {
  if (missing() !== null && isRootOnDebian()) {
    say('Installing a keyring (apt-get) …')
    await installDebian('dbus', 'gnome-keyring', 'libsecret-1-0')
  }
  return missing()
}
