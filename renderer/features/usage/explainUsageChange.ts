/** Explains how a month's gas usage differs from the previous year: by the weather, the number of days, or neither. */

import type { AccountOwner } from '#shared/access/accountOwner'
import { joinSentences } from '#shared/format/joinWords'
import * as usageTexts from '#shared/texts/services/usage'
import { monthBefore, type UsageMonth } from './usageSeries'

const maxSimilarPercent = 3

const percentChange = (now: number, before: number): number => Math.round(((now - before) / before) * 100)

/** Returns two or three sentences about the latest month, or null if there is nothing to compare it with. */
export function explainUsageChange({ month, reading, before }: UsageMonth, owner: AccountOwner): string | null {
  if (!reading || !before || before.therms === 0) return null
  const change = percentChange(reading.therms, before.therms)
  const yearBefore = monthBefore(month, 12)
  if (Math.abs(change) <= maxSimilarPercent) return usageTexts.similarUse(month, yearBefore)
  const usageSentence = usageTexts.gasUsageChange(owner, { percent: change, month, yearBefore })
  const reasons = [
    weatherReason(reading.degree_days, before.degree_days),
    daysReason(reading.days, before.days),
  ].filter(Boolean)
  const explanations = reasons.length > 0 ? reasons : [usageTexts.otherReasonsEqual]
  return joinSentences(usageSentence, ...explanations)
}

/** Therms and degree days of some days. */
interface Use {
  therms: number
  degreeDays: number
}

/** Explains the difference of the days so far from the same days of the previous year; null without any of those. */
export function explainSameDays(now: Use, before: Use, owner: AccountOwner): string | null {
  if (before.therms === 0) return null
  const change = percentChange(now.therms, before.therms)
  if (Math.abs(change) <= maxSimilarPercent) return usageTexts.sameDaysSimilar(owner)
  return joinSentences(usageTexts.sameDaysChange(owner, change), weatherReason(now.degreeDays, before.degreeDays))
}

function weatherReason(now: number, before: number): string {
  const change = before === 0 ? 0 : percentChange(now, before)
  if (Math.abs(change) <= maxSimilarPercent) return ''
  return usageTexts.weatherChange(change > 0, now, before)
}

function daysReason(now: number, before: number): string {
  const change = now - before
  if (change === 0) return ''
  return usageTexts.periodChange(change)
}
