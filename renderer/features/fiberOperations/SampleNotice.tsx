import { Alert } from 'antd'

/** Nobody must take what stands here for the state of the network. */
export const SampleNotice = () => (
  <Alert
    type="info"
    showIcon
    title="Sample data"
    description="This screen is not connected to the network yet. What it shows is made up."
  />
)
