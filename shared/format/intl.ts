/** The platform's formatters. Creating one is slow, so each is created when it is first used, and kept. */

function memoize<O extends object, F>(create: (locale: string, options: O) => F): (locale: string, options: O) => F {
  const formats = new Map<string, F>()
  return (locale, options) => {
    const key = JSON.stringify([locale, options])
    const format = formats.get(key) ?? create(locale, options)
    formats.set(key, format)
    return format
  }
}

export const dateFormat = memoize(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
)

export const numberFormat = memoize(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
)

export const displayNames = memoize(
  (locale, options: Intl.DisplayNamesOptions) => new Intl.DisplayNames(locale, options),
)
