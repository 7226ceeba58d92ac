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
  'gpu-launcher',
  'utility-cmd-prefix',
  'renderer-cmd-prefix',
  'log-net-log',
  'net-log-capture-mode',
  'ssl-key-log-file',
  'user-data-dir',
  'remote-debugging-address',
  'remote-allow-origins',
  'inspect-wait',
  'inspect-port',
  'unsafely-treat-insecure-origin-as-secure',
  'auth-server-whitelist',
  'auth-server-allowlist',
  'disable-site-isolation-trials',
  'proxy-auto-detect',
  'proxy-bypass-list',
]

/** The switches among the arguments with which the shell may not start. Electron reads them in any case, with one or two dashes. */
export const refusedSwitches = (argv: readonly string[]): string[] =>
  argv
    .map((argument) => /^(?:--?|\/)([\w-]+)/.exec(argument.toLowerCase())?.[1])
    .filter((name) => name !== undefined)
    .filter((name) => refused.includes(name))
