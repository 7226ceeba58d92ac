/** Defines how a day, with or without a time, is typed in each day format. */
import type { DayFormat } from '#shared/customers/appearance'

interface InputFormat {
  /** Accepted input formats. The first one is also the display format. */
  formats: string[]
  name: string
  placeholder: string
}

const dayInputFormats: Record<DayFormat, InputFormat> = {
  month_first: {
    formats: ['MM/DD/YYYY', 'MM-DD-YYYY', 'M/D/YYYY', 'M-D-YYYY'],
    name: 'MM-DD-YYYY',
    placeholder: 'MM-DD-YYYY',
  },
  day_first: {
    formats: ['DD/MM/YYYY', 'DD-MM-YYYY', 'D/M/YYYY', 'D-M-YYYY'],
    name: 'DD-MM-YYYY',
    placeholder: 'DD-MM-YYYY',
  },
  year_first: {
    formats: ['YYYY-MM-DD', 'YYYY/MM/DD', 'YYYY-M-D', 'YYYY/M/D'],
    name: 'YYYY-MM-DD',
    placeholder: 'YYYY-MM-DD',
  },
}

// A time without AM or PM would be completed while it is still being typed.
const timeFormats = ['h:mm A', 'h:mm a']
const timeExample = '9:00 AM'

export function inputFormatOf(dayFormat: DayFormat, hasTime: boolean): InputFormat {
  const day = dayInputFormats[dayFormat]
  if (!hasTime) return day
  return {
    formats: day.formats.flatMap((format) => timeFormats.map((time) => `${format} ${time}`)),
    name: `${day.name} ${timeExample}`,
    placeholder: `${day.placeholder} ${timeExample}`,
  }
}
