import { Alert } from 'antd'
import * as fiberOperationsTexts from '#shared/texts/fiberOperations'

/** Nobody must take what stands here for the state of the network. */
export const SampleNotice = () => (
  <Alert
    type="info"
    showIcon
    title={fiberOperationsTexts.sampleData}
    description={fiberOperationsTexts.thisScreenIsntConnectedTo}
  />
)
