/** All colors of the portal. antd's theme (`app/theme.ts`) and the CSS variables are built from them. */

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
  shadow: '0 1px 2px rgb(0 0 0 / 40%), 0 8px 24px rgb(0 0 0 / 35%)',
}

export const fontFamily =
  "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', Arial, sans-serif"

const toVariableName = (name: string): string => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

const toDeclarations = (palette: Palette): string =>
  Object.entries(palette)
    .map(([name, value]) => `${toVariableName(name)}:${value}`)
    .join(';')

const darkRules = `color-scheme:dark;${toDeclarations(dark)}`

/**
 * Returns the palette as CSS: `controlLine` becomes `var(--control-line)`. The person's choice of light or dark applies
 * (`appearance.ts`), or else the system's.
 */
export const paletteCss = (): string =>
  `:root{color-scheme:light;--font:${fontFamily};${toDeclarations(light)}}` +
  `@media (prefers-color-scheme:dark){:root:not([data-theme=light]){${darkRules}}}` +
  `:root[data-theme=dark]{${darkRules}}`
