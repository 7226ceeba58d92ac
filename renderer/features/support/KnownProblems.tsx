import { Alert } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { isStaff } from '#shared/access/access'
import { wallClock } from '#shared/desks/openingHours'
import { defaultTimeZone } from '#shared/format/timeZone'
import { paths } from '#shared/paths'
import * as supportTexts from '#shared/texts/cases/support'
import { useKnownOutages, useListActiveAnnouncementsQuery } from '../../api/content/announcements'
import { useGetAccountDetailsQuery } from '../../api/customers/customers'
import { useRuntimeConfig } from '../../api/useRuntimeConfig'
import { AnnouncementBody } from '../../domain/announcements/AnnouncementBody'
import { useSelectBill } from '../../domain/payments/useSelectBill'
import { useSignedIn } from '../../session/SignedIn'
import { useHasRight } from '../../session/useHasRight'
import { Rich } from '../../ui/Rich'

/** Returns known causes: an outage, or a past due bill that may have the service off. */
export function useKnownProblems() {
  const { user, customer } = useSignedIn()
  const mayRead = useHasRight('ACCOUNTS.read') && !isStaff(user.userTypeCode)
  const { timeZone } = useRuntimeConfig()
  const announcements = useListActiveAnnouncementsQuery({ query: {} }, { skip: customer !== null })
  const [outage] = useKnownOutages() ?? []
  const { data: details, isLoading } = useGetAccountDetailsQuery(
    { query: { user_id: user.user_id } },
    { skip: !mayRead },
  )
  const [now] = useState(() => new Date())
  const today = wallClock(now, timeZone || defaultTimeZone).day
  const pastDue = details?.billing_accounts.find(
    ({ service_group, balance, due_date }) =>
      service_group === 'FIBER' && balance > 0 && due_date !== null && due_date < today,
  )
  return { outage, pastDue, isLoading: isLoading || announcements.isLoading }
}

/** Shows known causes before the customer tries anything. */
export function KnownProblems({ outage, pastDue }: Pick<ReturnType<typeof useKnownProblems>, 'outage' | 'pastDue'>) {
  const selectBill = useSelectBill()
  return (
    <>
      {outage && <Alert type="warning" showIcon title={outage.title} description={<AnnouncementBody {...outage} />} />}
      {pastDue && (
        <Alert
          type="warning"
          showIcon
          title={supportTexts.pastDueTitle}
          description={
            <>
              <Rich
                text={supportTexts.pastDueHint}
                parts={{
                  link: (text) => (
                    <Link to={paths.payment} onClick={() => selectBill(pastDue.crm_billing_account_number)}>
                      {text}
                    </Link>
                  ),
                }}
              />
            </>
          }
        />
      )}
    </>
  )
}
