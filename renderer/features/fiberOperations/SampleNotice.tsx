import { Alert } from 'antd'
import * as fiberOperationsTexts from '#shared/texts/operations/fiberOperations'

/** States that the data is a sample, so that no one mistakes it for the state of the network. */
export const SampleNotice = () => (
  <Alert type="info" showIcon title={fiberOperationsTexts.sampleData} description={fiberOperationsTexts.sampleNotice} />
)
