/** How many an audience reaches, asked once whoever chooses it pauses. */
import { numberText } from '../../ui/look/amounts'
import { useEffect, useState } from 'react'
import type { AnnouncementAudience } from '#shared/contract/announcements'
import { useCountAudienceQuery } from '../../api/announcements'
import parts from '../../ui/panels/parts.module.css'
import * as announcementTexts from '#shared/texts/announcements'

const pauseMs = 300

const plural = (count: number, one: string, many: string): string => `${numberText(count)} ${count === 1 ? one : many}`

export function useReach(audience: AnnouncementAudience) {
  const wanted = JSON.stringify(audience)
  const [asked, setAsked] = useState({ text: wanted, audience })
  useEffect(() => {
    if (wanted === asked.text) return undefined
    const timer = setTimeout(() => setAsked({ text: wanted, audience }), pauseMs)
    return () => clearTimeout(timer)
  }, [wanted, asked.text, audience])
  const { currentData, error } = useCountAudienceQuery({ body: asked.audience })
  const data = wanted === asked.text ? currentData : undefined
  return {
    isNobody: data !== undefined && data.customer_count + data.staff_count === 0,
    text: textOf(data, error !== undefined),
  }
}

function textOf(data: ReturnType<typeof useCountAudienceQuery>['currentData'], hasFailed: boolean): string {
  if (!data) return hasFailed ? announcementTexts.weCouldntCountHowMany : announcementTexts.counting
  const { customer_count, is_exact, staff_count } = data
  const customers = `${is_exact ? '' : 'more than '}${plural(customer_count, 'customer', 'customers')}`
  const staff = staff_count > 0 ? ` and ${plural(staff_count, 'staff member', 'staff members')}` : ''
  return announcementTexts.reaches(customers, staff)
}

export const ReachText = ({ reach }: { reach: ReturnType<typeof useReach> }) => (
  <output className={parts.quiet}>{reach.text}</output>
)
