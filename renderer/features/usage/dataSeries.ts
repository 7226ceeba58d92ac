/** Fills the gaps between the months with data, so that charts and tables show every month. */
import { type DataMonth, dataMonths } from '#shared/contract/services/usage'
import * as usageTexts from '#shared/texts/services/usage'
import { numberText } from '../../ui/format/amounts'
import { listMonthsUpTo } from './usageSeries'

export const dataKinds = ['total', 'download', 'upload'] as const
export type DataKind = (typeof dataKinds)[number]

export interface DataUsageMonth {
  /** Has the format `YYYY-MM`. */
  month: string
  /** Null for a month without data. */
  data: DataMonth | null
}

/** Returns the months from the oldest to the newest. The list is empty if there is no data. */
export function fillDataMonths(months: readonly DataMonth[]): DataUsageMonth[] {
  const [first, last] = [months[0], months.at(-1)]
  if (!first || !last) return []
  const byMonth = new Map(months.map((data) => [data.month, data]))
  return listMonthsUpTo(last.month, first.month, dataMonths).map((month) => ({
    month,
    data: byMonth.get(month) ?? null,
  }))
}

export function gigabytesOf({ download_gb, upload_gb }: DataMonth, kind: DataKind): number {
  switch (kind) {
    case 'total':
      return download_gb + upload_gb
    case 'download':
      return download_gb
    case 'upload':
      return upload_gb
  }
}

/** For example "1,204 GB". Values below ten have one decimal. */
export const formatGigabytes = (gigabytes: number): string =>
  usageTexts.gbOfGigabytes(numberText(gigabytes, { maxDigits: gigabytes < 10 ? 1 : 0 }))
