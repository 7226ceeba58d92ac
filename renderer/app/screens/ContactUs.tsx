import { ContactUsPage } from '../../features/help/contact/ContactUsPage'
import { useOpenRoutes } from '../routes/useOpenRoutes'

/** It leads only to what is there and may be seen. */
export const ContactUs = () => <ContactUsPage isOpen={useOpenRoutes()} />
