/** Finds or installs the browser of the browser tests. */
import { existsSync, readFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { mustRun, run, tool } from './run.mjs'
import { printLine, UserError } from './terminal.mjs'

/** Has no windows and needs a third less CPU time than the full browser. */
const headlessShell = '/usr/bin/chromium-headless-shell'

const usualPlaces = [
  headlessShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Returns the path of a Chromium, or null when Playwright has its own. */
export async function findOrInstallChromium() {
  if (!process.env.CHROMIUM_PATH && !existsSync(headlessShell) && isRootOnDebian()) {
    printLine('Installing Chromium (apt-get) …')
    await installDebian('chromium-headless-shell')
  }
  const found = await findChromium()
  if (found !== undefined) return found
  if (isRootOnDebian()) await installDebian('chromium')
  if (!usualPlaces.some((place) => existsSync(place))) {
    printLine('Installing Chromium (playwright install) …')
    await mustRun(...tool('playwright', 'install', 'chromium')).catch(() => {
      throw new UserError(
        'No Chromium was found or could be installed. Install one and set CHROMIUM_PATH to its program.',
      )
    })
  }
  return findChromium()
}

/** Installs Debian packages. Ignores failures, because callers check whether the programs exist afterwards. */
export async function installDebian(...packages) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-qq'], { env })
  await run('apt-get', ['install', '-y', '-qq', ...packages], { env })
}

async function findChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named && !existsSync(named)) throw new UserError(`CHROMIUM_PATH names ${named}, which does not exist.`)
  const path = named || usualPlaces.find((place) => existsSync(place))
  if (path) return path
  const { chromium } = await import('playwright')
  return existsSync(chromium.executablePath()) ? null : undefined
}

export const isRootOnDebian = () =>
  userInfo().uid === 0 && existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
