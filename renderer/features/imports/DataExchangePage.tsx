/** /admin/data-exchange: lists the deliveries of the billing system, newest first. The page number is in the URL. */
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { paths } from '#shared/paths'
import * as deliveryTexts from '#shared/texts/operations/deliveries'
import { useListDeliveriesQuery } from '../../api/operations/imports'
import { ListPages } from '../../ui/lists/ListPages'
import { readPage } from '../../ui/lists/listSearch'
import { useLastPage } from '../../ui/lists/useLastPage'
import { EmptyPanel, PageStack } from '../../ui/panels/Panel'
import { Rich } from '../../ui/Rich'
import { PageState } from '../../ui/states/PageState'
import { DeliveryDetails } from './DeliveryDetails'
import { DeliveryTable } from './DeliveryTable'
import { LateDeliveryPanel } from './LateDeliveryPanel'
import { TemplatesPanel } from './TemplatesPanel'

/** While a delivery is imported, and otherwise. */
const pollMs = { running: 2_000, idle: 30_000 }

export function DataExchangePage() {
  const [search] = useSearchParams()
  const page = readPage(search)
  const request = { query: page }
  const { data } = useListDeliveriesQuery(request)
  const isRunning = data?.deliveries.some(({ progress }) => progress !== null) ?? false
  const query = useListDeliveriesQuery(request, {
    pollingInterval: isRunning ? pollMs.running : pollMs.idle,
    skipPollingIfUnfocused: true,
  })
  useLastPage(page, query)
  const [openId, setOpenId] = useState<string | null>(null)
  const open = query.data?.deliveries.find(({ delivery_id }) => delivery_id === openId)
  return (
    <PageStack>
      <p>{deliveryTexts.intro}</p>
      <PageState
        query={query}
        failedText={deliveryTexts.notLoaded}
        isEmpty={({ total_count }) => total_count === 0}
        empty={<FirstDelivery />}
      >
        {({ deliveries, total_count }) => (
          <>
            <DeliveryTable deliveries={deliveries} onOpen={setOpenId} />
            <ListPages page={page} totalCount={total_count} />
          </>
        )}
      </PageState>
      <LateDeliveryPanel />
      <TemplatesPanel />
      {open && <DeliveryDetails delivery={open} onClose={() => setOpenId(null)} />}
    </PageStack>
  )
}

const code = (text: string) => <code>{text}</code>

const FirstDelivery = () => (
  <EmptyPanel>
    <p>{deliveryTexts.noDeliveries}</p>
    <p>
      <Rich
        text={deliveryTexts.firstDelivery}
        parts={{ command: code, doc: code, link: (text) => <Link to={paths.apiKeys}>{text}</Link> }}
      />
    </p>
  </EmptyPanel>
)
