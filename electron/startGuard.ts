/** Switches on the command line that would let others look in or lead the shell elsewhere: a packaged shell does not start with them. */

const refused = [
  'remote-debugging-port',
  'remote-debugging-pipe',
  'proxy-server',
  'proxy-pac-url',
  'host-resolver-rules',
  'host-rules',
  'ignore-certificate-errors',
  'ignore-certificate-errors-spki-list',
  'allow-running-insecure-content',
  'disable-web-security',
  'no-sandbox',
  'js-flags',
  'inspect',
  'inspect-brk',
  'load-extension',
]

/** The switches among the arguments with which the shell may not start. Electron reads them in any case, with one or two dashes. */
export const refusedSwitches = (argv: readonly string[]): string[] =>
  argv
    .map((argument) => /^(?:--?|\/)([\w-]+)/.exec(argument.toLowerCase())?.[1])
    .filter((name) => name !== undefined)
    .filter((name) => refused.includes(name))
