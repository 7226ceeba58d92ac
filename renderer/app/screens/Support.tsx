import { SupportPage } from '../../features/support/SupportPage'
import { useOpenRoutes } from '../routes/useOpenRoutes'

/** The hub leads only to what is there and may be seen. */
export const Support = () => <SupportPage isOpen={useOpenRoutes()} />
