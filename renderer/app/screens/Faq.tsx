import { FaqPage } from '../../features/help/faq/FaqPage'
import { useCanOpenPath } from '../routes/useCanOpenPath'

/** Links only to pages that the user may see. */
export const Faq = () => <FaqPage canOpenPath={useCanOpenPath()} />
