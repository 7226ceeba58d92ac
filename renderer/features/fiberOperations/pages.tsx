/** The pages under /fiberOperations: network, ONTs and subscribers. */

import * as fiberOperationsTexts from '#shared/texts/operations/fiberOperations'
import { PageStack } from '../../ui/panels/Panel'
import { SampleNotice } from './SampleNotice'
import { SampleRows } from './SampleRows'
import { SampleTablePage } from './SampleTablePage'
import { sampleNetwork, sampleOnts, sampleSubscribers } from './samples'

export const NetworkPage = () => (
  <PageStack>
    <SampleNotice />
    <SampleRows
      caption={fiberOperationsTexts.oltsSampleData}
      columns={sampleNetwork.columns}
      rows={sampleNetwork.rows}
    />
  </PageStack>
)

export const OntsPage = () => (
  <SampleTablePage
    name={fiberOperationsTexts.onts}
    table={sampleOnts}
    searchLabels={[fiberOperationsTexts.serialNumber, fiberOperationsTexts.model]}
  />
)

export const SubscriberPage = () => (
  <SampleTablePage
    name={fiberOperationsTexts.subscribers}
    table={sampleSubscribers}
    searchLabels={[fiberOperationsTexts.subscriber, fiberOperationsTexts.serviceProfile]}
  />
)
