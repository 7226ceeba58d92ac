/** Defines how a user can change the appearance of the portal. */

export const themes = ['system', 'light', 'dark'] as const
export type ThemeChoice = (typeof themes)[number]

export const textSizes = ['normal', 'large', 'larger'] as const
export type TextSize = (typeof textSizes)[number]

/** Each text size is scaled by this factor. */
export const textScales: Record<TextSize, number> = { normal: 1, large: 1.125, larger: 1.25 }

export const dayFormats = ['month_first', 'day_first', 'year_first'] as const
/** `month_first` is the specification's MM/DD/YYYY and the default. */
export type DayFormat = (typeof dayFormats)[number]

export const numberFormats = ['comma_point', 'point_comma', 'space_comma'] as const
/** `comma_point` is 1,234.56 and the default. */
export type NumberFormat = (typeof numberFormats)[number]
