/** The switches with which a packaged shell may start: those that are known to harm nobody. Others let somebody look in or lead the shell elsewhere. */

const harmless: ReadonlySet<string> = new Set([
  // How it is drawn, on screens and cards that need something else.
  'disable-gpu',
  'disable-gpu-compositing',
  'disable-software-rasterizer',
  'force-color-profile',
  'force-device-scale-factor',
  'force-high-contrast',
  'high-dpi-support',
  'ozone-platform',
  'ozone-platform-hint',
  // For programs that read the screen aloud.
  'force-renderer-accessibility',
  'lang',
  // What the systems and the installer start it with: for a notification, and after a newer version.
  'embedding',
  'toastactivated',
  'updated',
])

/** On Windows Chromium takes a stroke for a dash, and looks past blanks; elsewhere a stroke begins a path. */
const switchOn = (platform: NodeJS.Platform): RegExp => (platform === 'win32' ? /^\s*(?:--?|\/)([^=]+)/ : /^--?([^=]+)/)

/** The switches behind the program's name with which the shell does not start; read as Chromium does, in any case. */
export function refusedSwitches(argv: readonly string[], platform: NodeJS.Platform): string[] {
  const pattern = switchOn(platform)
  return argv
    .slice(1)
    .map((argument) => pattern.exec(argument)?.[1]?.trim().toLowerCase())
    .filter((name) => name !== undefined)
    .filter((name) => !harmless.has(name))
}
