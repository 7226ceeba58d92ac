/** antd's theme from the tokens. The colors that antd derives fail on contrast, so every one in use is set here. */
import type { ThemeConfig } from 'antd'
import { dark, fontFamily, light, type Palette, radius, space, typeScale } from '#shared/design/tokens'

/** antd takes whole pixels. `scale` is the person's text size relative to the default. */
const buildTheme = (palette: Palette, scale: number, selectedBg: string): ThemeConfig => ({
  token: {
    fontFamily,
    fontSize: Math.round(typeScale.body * scale),
    borderRadius: Math.round(radius.control * scale),
    borderRadiusLG: Math.round(radius.card * scale),
    controlHeight: Math.round(36 * scale),
    // Paddings and margins are multiples of this unit.
    sizeUnit: space.xs * scale,
    colorPrimary: palette.accent,
    colorPrimaryHover: palette.accentHover,
    colorPrimaryActive: palette.accentActive,
    colorPrimaryBg: palette.accentSoft,
    colorPrimaryBgHover: palette.accentSoft,
    colorPrimaryBorder: palette.accentLine,
    colorPrimaryBorderHover: palette.accentLine,
    colorTextLightSolid: palette.onAccent,
    controlItemBgActive: palette.accentSoft,
    controlItemBgActiveHover: palette.accentSoft,
    controlItemBgHover: palette.accentSofter,
    controlOutline: palette.accentSoft,
    colorLink: palette.link,
    colorLinkHover: palette.linkHover,
    colorLinkActive: palette.linkHover,
    linkDecoration: 'underline',
    linkHoverDecoration: 'underline',
    colorInfo: palette.info,
    colorInfoBg: palette.infoSoft,
    colorInfoBorder: palette.infoLine,
    colorSuccess: palette.success,
    colorSuccessBg: palette.successSoft,
    colorSuccessBorder: palette.successLine,
    colorWarning: palette.warning,
    colorWarningBg: palette.warningSoft,
    colorWarningBorder: palette.warningLine,
    colorError: palette.danger,
    colorErrorHover: palette.dangerHover,
    colorErrorActive: palette.dangerHover,
    colorErrorBg: palette.dangerSoft,
    colorErrorBgHover: palette.dangerSoft,
    colorErrorBorder: palette.dangerLine,
    colorErrorBorderHover: palette.danger,
    colorText: palette.text,
    colorTextHeading: palette.text,
    colorTextLabel: palette.textSecondary,
    colorTextSecondary: palette.textSecondary,
    colorTextTertiary: palette.textSecondary,
    colorTextQuaternary: palette.placeholder,
    colorTextDescription: palette.textSecondary,
    colorTextPlaceholder: palette.placeholder,
    colorTextDisabled: palette.placeholder,
    colorIcon: palette.textSecondary,
    colorIconHover: palette.text,
    colorBgBase: palette.surface,
    colorTextBase: palette.text,
    colorBgContainer: palette.surface,
    colorBgContainerDisabled: palette.accentSofter,
    colorBgElevated: palette.raised,
    colorBgLayout: palette.page,
    colorBgTextHover: palette.accentSofter,
    colorBgTextActive: palette.accentSoft,
    colorBorder: palette.controlLine,
    colorBorderDisabled: palette.line,
    colorBorderSecondary: palette.line,
    colorSplit: palette.line,
    colorFill: palette.accentSoft,
    colorFillSecondary: palette.accentSoft,
    colorFillTertiary: palette.accentSofter,
    colorFillQuaternary: palette.accentSofter,
  },
  components: {
    Button: { primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none', fontWeight: 500 },
    // The option that the arrow keys have reached. antd's own color is that of the list in dark mode.
    Select: { optionActiveBg: palette.accentSoft },
    // The page shows through antd's own track color, and the selection would be hard to see.
    Segmented: { trackBg: palette.accentSoft, itemColor: palette.text, itemSelectedBg: selectedBg },
  },
})

const defaultRootSize = 16

/** Returns the themes for a root font size in pixels, so that antd scales with the rest of the page, which uses rem. */
export const themesFor = (rootSize: number): { light: ThemeConfig; dark: ThemeConfig } => ({
  light: buildTheme(light, rootSize / defaultRootSize, light.surface),
  // In dark mode the selected item is lighter than the others.
  dark: buildTheme(dark, rootSize / defaultRootSize, dark.accentLine),
})
