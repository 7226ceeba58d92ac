/**
 * Lists the command-line switches that a packaged shell accepts. Others could open it for inspection or redirect it.
 */

const allowedSwitches: ReadonlySet<string> = new Set([
  // These change rendering for special screens, graphics cards and remote desktops.
  'disable-direct-composition',
  'disable-gpu',
  'disable-gpu-compositing',
  'disable-gpu-rasterization',
  'disable-gpu-vsync',
  'disable-smooth-scrolling',
  'disable-software-rasterizer',
  'force-color-profile',
  'force-device-scale-factor',
  'force-high-contrast',
  'high-dpi-support',
  'ozone-platform',
  'ozone-platform-hint',
  'use-angle',
  // Screen readers need this.
  'force-renderer-accessibility',
  'lang',
  // The systems and the installer start the shell with these, for a notification and after an update.
  'embedding',
  'toastactivated',
  'updated',
])

/** On Windows, Chromium accepts a slash as a dash and ignores leading spaces. Elsewhere a slash starts a path. */
const switchPattern = (platform: NodeJS.Platform): RegExp =>
  platform === 'win32' ? /^\s*(?:--?|\/)([^=]+)/ : /^--?([^=]+)/

/** Returns the switches in the command line that prevent the start. Like Chromium, it ignores case. */
export function refusedSwitches(argv: readonly string[], platform: NodeJS.Platform): string[] {
  const pattern = switchPattern(platform)
  return argv
    .slice(1)
    .map((argument) => pattern.exec(argument)?.[1]?.trim().toLowerCase())
    .filter((name) => name !== undefined)
    .filter((name) => !allowedSwitches.has(name))
}
