/** /fiberOperations: the network, its ONTs and its subscribers. */
import { PageStack } from '../../ui/panels/Panel'
import { SampleNotice } from './SampleNotice'
import { SampleRows } from './SampleRows'
import { sampleNetwork, sampleOnts, sampleSubscribers } from './samples'
import { SampleTablePage } from './SampleTablePage'

export const NetworkPage = () => (
  <PageStack>
    <SampleNotice />
    <SampleRows caption="OLTs, sample data" columns={sampleNetwork.columns} rows={sampleNetwork.rows} empty="" />
  </PageStack>
)

export const OntsPage = () => <SampleTablePage name="ONTs" table={sampleOnts} searches={['Serial number', 'Model']} />

export const SubscriberPage = () => (
  <SampleTablePage name="Subscribers" table={sampleSubscribers} searches={['Subscriber', 'Service profile']} />
)
