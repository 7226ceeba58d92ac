/** Screens of the page that the shell's menu leads to. Their paths are the page's own. */

export const shellPlaces = {
  search: '/',
  queue: '/messageQueue',
  home: '/home',
  /** What the person sets for the shell on this machine. */
  settings: '/shell-settings',
} as const
