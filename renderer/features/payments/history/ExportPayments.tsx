import type { listPayments } from '#shared/contract/payments/payments'
import type { InputOf } from '#shared/http/endpoint'
import * as paymentHistoryTexts from '#shared/texts/payments/paymentHistory'
import { useLazyListPaymentsQuery } from '../../../api/payments/payments'
import { useRuntimeConfig } from '../../../api/useRuntimeConfig'
import { ExportAllButton } from '../../../domain/exports/ExportAllButton'
import { useSignedIn } from '../../../session/SignedIn'
import { paymentRows } from './paymentRows'

export function ExportPayments({ filter }: { filter: InputOf<typeof listPayments>['body'] }) {
  const { user } = useSignedIn()
  const { timeZone } = useRuntimeConfig()
  const [listPage] = useLazyListPaymentsQuery()
  return (
    <ExportAllButton
      fileName={paymentHistoryTexts.paymentsCsv}
      isDisabled={false}
      fetchPage={async (page) => {
        const { data } = await listPage({ body: { ...filter, ...page } })
        return data && { rows: data.payments, total: data.total_count }
      }}
      toCells={(payments) => paymentRows(payments, { timeZone, user })}
    />
  )
}
