import type { DayFormat, NumberFormat, TextSize, ThemeChoice } from '#shared/appearance'

export const themeLabels: Record<ThemeChoice, string> = { system: 'As the system', light: 'Light', dark: 'Dark' }
export const sizeLabels: Record<TextSize, string> = { normal: 'Normal', large: 'Large', larger: 'Larger' }
export const dayFormatLabels: Record<DayFormat, string> = {
  month_first: 'Month first',
  day_first: 'Day first',
  year_first: 'Year first',
}
export const numberFormatLabels: Record<NumberFormat, string> = {
  comma_point: '1,234.56',
  point_comma: '1.234,56',
  space_comma: '1\u00a0234,56',
}
