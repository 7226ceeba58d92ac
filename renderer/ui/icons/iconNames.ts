/** The icons of the portal, by their names at lucide.dev. The build writes them into every page as one sprite. */
export const iconNames = [
  'arrow-down',
  'arrow-left',
  'arrow-up',
  'bell',
  'check',
  'chevron-down',
  'circle-alert',
  'circle-check',
  'circle-question-mark',
  'copy',
  'grip-vertical',
  'info',
  'lock',
  'map-pin',
  'megaphone',
  'menu',
  'message-square-text',
  'mic',
  'search',
  'shield',
  'shopping-cart',
  'triangle-alert',
  'x',
] as const

export type IconName = (typeof iconNames)[number]
