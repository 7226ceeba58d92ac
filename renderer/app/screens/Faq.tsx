import { FaqPage } from '../../features/help/faq/FaqPage'
import { useOpenRoutes } from '../routes/useOpenRoutes'

/** It leads only to what is there and may be seen. */
export const Faq = () => <FaqPage isOpen={useOpenRoutes()} />
