import type { DayFormat, NumberFormat, TextSize, ThemeChoice } from '#shared/customers/appearance'
import * as preferenceTexts from '#shared/texts/customers/preferences'

export const themeLabels: Record<ThemeChoice, string> = {
  system: preferenceTexts.matchSystem,
  light: 'Light',
  dark: 'Dark',
}
export const sizeLabels: Record<TextSize, string> = { normal: 'Normal', large: 'Large', larger: 'Larger' }
export const dayFormatLabels: Record<DayFormat, string> = {
  month_first: preferenceTexts.monthFirst,
  day_first: preferenceTexts.dayFirst,
  year_first: preferenceTexts.yearFirst,
}
export const numberFormatLabels: Record<NumberFormat, string> = {
  comma_point: '1,234.56',
  point_comma: '1.234,56',
  space_comma: '1\u00a0234,56',
}
