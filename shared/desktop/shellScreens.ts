/** Defines the screens that the shell's menu opens, by their path in the portal. */

export const shellScreens = {
  search: '/',
  queue: '/messageQueue',
  home: '/home',
  /** This screen has the settings of the shell on this machine. */
  settings: '/shell-settings',
} as const
