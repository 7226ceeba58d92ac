/** How a person may want the portal to look. */

export const themes = ['system', 'light', 'dark'] as const
export type ThemeChoice = (typeof themes)[number]

export const textSizes = ['normal', 'large', 'larger'] as const
export type TextSize = (typeof textSizes)[number]

/** How much larger than usual everything is. */
export const textScales: Record<TextSize, number> = { normal: 1, large: 1.125, larger: 1.25 }

export const dayFormats = ['month_first', 'day_first', 'year_first'] as const
/** `month_first` is the specification's MM/DD/YYYY, and what everybody gets who chooses nothing. */
export type DayFormat = (typeof dayFormats)[number]

export const numberFormats = ['comma_point', 'point_comma', 'space_comma'] as const
/** `comma_point` is 1,234.56, and what everybody gets who chooses nothing. */
export type NumberFormat = (typeof numberFormats)[number]
