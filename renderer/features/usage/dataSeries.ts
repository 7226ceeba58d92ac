/** Months of data side by side: one that nobody counted keeps its place. */
import { dataMonths, type DataMonth } from '#shared/contract/usage'
import { monthsUpTo } from './usageSeries'
import { numberText } from '../../ui/look/amounts'
import * as usageTexts from '#shared/texts/usage'

export const dataKinds = ['total', 'download', 'upload'] as const
export type DataKind = (typeof dataKinds)[number]

export const dataKindLabels: Record<DataKind, string> = { total: 'Total', download: 'Download', upload: 'Upload' }

export interface CountedMonth {
  /** `YYYY-MM` */
  month: string
  /** Null for a month that nobody counted. */
  data: DataMonth | null
}

/** The oldest first; none while nothing was counted. */
export function countedMonths(months: readonly DataMonth[]): CountedMonth[] {
  const [first, last] = [months[0], months.at(-1)]
  if (!first || !last) return []
  const byMonth = new Map(months.map((data) => [data.month, data]))
  return monthsUpTo(last.month, first.month, dataMonths).map((month) => ({ month, data: byMonth.get(month) ?? null }))
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

/** 1,204 GB; below ten with a decimal. */
export const gigabyteText = (gigabytes: number): string =>
  usageTexts.gbOfGigabytes(numberText(gigabytes, { most: gigabytes < 10 ? 1 : 0 }))
