import { SupportPage } from '../../features/support/SupportPage'
import { useCanOpenPath } from '../routes/useCanOpenPath'

/** Links only to pages that the user may see. */
export const Support = () => <SupportPage canOpenPath={useCanOpenPath()} />
