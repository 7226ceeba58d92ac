/**
 * The portal's look: colors, type, space, shape and motion. The CSS variables, antd's theme, emails and PDFs are built
 * from these tokens.
 */

export interface Palette {
  page: string
  surface: string
  raised: string
  text: string
  textSecondary: string
  placeholder: string
  line: string
  /** Edges of controls need 3:1 against the surface. */
  controlLine: string
  accent: string
  accentHover: string
  accentActive: string
  onAccent: string
  accentSoft: string
  accentSofter: string
  accentLine: string
  focusRing: string
  link: string
  linkHover: string
  success: string
  successSoft: string
  successLine: string
  info: string
  infoSoft: string
  infoLine: string
  warning: string
  warningSoft: string
  warningLine: string
  danger: string
  dangerHover: string
  dangerSoft: string
  dangerLine: string
  onDanger: string
  brandPanel: string
  brandPanelLine: string
  onBrandPanel: string
  onBrandPanelMuted: string
  /** The hues of the services, for icons, chips and charts. They never carry a meaning alone. */
  fiber: string
  fiberSoft: string
  gas: string
  gasSoft: string
  voip: string
  voipSoft: string
  tv: string
  tvSoft: string
  shadow: string
}

/**
 * Primary #1c374b, secondary #656d6b, error #b61827 and warning #F88808 are from the specification. The rest is
 * derived.
 */
export const light: Palette = {
  page: '#f3f5f7',
  surface: '#ffffff',
  raised: '#ffffff',
  text: '#17252f',
  textSecondary: '#56626b',
  placeholder: '#656d6b',
  line: '#dde3e8',
  controlLine: '#8a949b',
  accent: '#1c374b',
  accentHover: '#2c506b',
  accentActive: '#12263a',
  onAccent: '#ffffff',
  accentSoft: '#e6edf2',
  accentSofter: '#f1f5f8',
  accentLine: '#9db4c3',
  focusRing: '#2f6f9f',
  link: '#1c5d99',
  linkHover: '#154673',
  success: '#237804',
  successSoft: '#eef7ea',
  successLine: '#9ccb86',
  info: '#0b5cad',
  infoSoft: '#eaf2fb',
  infoLine: '#9cc0e6',
  warning: '#9a4a00',
  warningSoft: '#fff4e3',
  warningLine: '#f88808',
  danger: '#b61827',
  dangerHover: '#951320',
  dangerSoft: '#fdeeee',
  dangerLine: '#e5a0a6',
  onDanger: '#ffffff',
  brandPanel: '#1c374b',
  brandPanelLine: '#44647c',
  onBrandPanel: '#ffffff',
  onBrandPanelMuted: '#c3d2dd',
  fiber: '#0b7a75',
  fiberSoft: '#e3f3f1',
  gas: '#b4540a',
  gasSoft: '#fff4ea',
  voip: '#6b46c1',
  voipSoft: '#f0ebfb',
  tv: '#b03060',
  tvSoft: '#fbe9f0',
  shadow: '0 1px 2px rgb(20 40 55 / 6%), 0 8px 24px rgb(20 40 55 / 8%)',
}

export const dark: Palette = {
  page: '#0d1418',
  surface: '#151f26',
  raised: '#1c2830',
  text: '#e6ecf0',
  textSecondary: '#a8b5be',
  placeholder: '#8f9da6',
  line: '#2a3740',
  controlLine: '#6c7b86',
  accent: '#9cc3dc',
  accentHover: '#b5d3e6',
  accentActive: '#82aec9',
  onAccent: '#0d1a22',
  accentSoft: '#22343f',
  accentSofter: '#1b2931',
  accentLine: '#44606f',
  focusRing: '#9cc3dc',
  link: '#8fc4ec',
  linkHover: '#b3d8f4',
  success: '#7fcf63',
  successSoft: '#17281a',
  successLine: '#3c6a33',
  info: '#7fb8f0',
  infoSoft: '#152738',
  infoLine: '#345a7e',
  warning: '#f5b45f',
  warningSoft: '#2c2114',
  warningLine: '#b8690f',
  danger: '#f58a92',
  dangerHover: '#f8a6ac',
  dangerSoft: '#321a1e',
  dangerLine: '#7d3a42',
  onDanger: '#240a0d',
  brandPanel: '#13222c',
  brandPanelLine: '#2f4a5a',
  onBrandPanel: '#e6ecf0',
  onBrandPanelMuted: '#a8b5be',
  fiber: '#4fd1c5',
  fiberSoft: '#12302f',
  gas: '#f6ad55',
  gasSoft: '#33230f',
  voip: '#b794f4',
  voipSoft: '#2a2140',
  tv: '#f687b3',
  tvSoft: '#381c2a',
  shadow: '0 1px 2px rgb(0 0 0 / 40%), 0 8px 24px rgb(0 0 0 / 35%)',
}

/** Pixels at the default text size. The fallbacks of the typeface are as wide and high as it is (`webFont.mjs`). */
export const typeScale = { caption: 12, small: 13, body: 14, large: 16, title: 20, headline: 28, amount: 40 } as const
export const space = { xs: 4, s: 8, m: 12, l: 16, xl: 24, xxl: 32, xxxl: 48 } as const
export const radius = { control: 6, card: 12, chip: 999 } as const

/** Milliseconds: for a changed state, for what appears, and for a sheet that slides in. */
const motion = { state: 120, entrance: 200, sheet: 240 } as const

export const webFontFamily = 'IBM Plex Sans'
/** Fonts of common systems with the metrics of the web font (scripts/vite/webFont.mjs). */
export const fallbackFonts = ['Plex Arial', 'Plex Roboto'] as const

export const fontFamily = `'${webFontFamily}', '${fallbackFonts.join("', '")}', system-ui, -apple-system, 'Segoe UI', sans-serif`

const toVariableName = (name: string): string => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

const toDeclarations = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')

const colorsOf = (palette: Palette): string =>
  toDeclarations(Object.fromEntries(Object.entries(palette).map(([name, value]) => [toVariableName(name), value])))

const defaultRootSize = 16

/** Returns the scale in rem, so that it grows with the person's text size. */
const scaleOf = (group: string, scale: Readonly<Record<string, number>>): string =>
  toDeclarations(
    Object.fromEntries(
      Object.entries(scale).map(([name, pixels]) => [`--${group}-${name}`, `${pixels / defaultRootSize}rem`]),
    ),
  )

const durations = toDeclarations(
  Object.fromEntries(Object.entries(motion).map(([name, milliseconds]) => [`--motion-${name}`, `${milliseconds}ms`])),
)

const darkRules = `color-scheme:dark;${colorsOf(dark)}`

/**
 * Returns the tokens as CSS variables: the color `controlLine` becomes `--control-line`, and the size `title` becomes
 * `--type-title`. The person's choice of light or dark applies (`appearance.ts`), or else the system's.
 */
export const tokensCss = (): string =>
  `:root{color-scheme:light;--font:${fontFamily};${colorsOf(light)};` +
  `${scaleOf('type', typeScale)};${scaleOf('space', space)};${scaleOf('radius', radius)};${durations}}` +
  `@media (prefers-color-scheme:dark){:root:not([data-theme=light]){${darkRules}}}` +
  `:root[data-theme=dark]{${darkRules}}`
