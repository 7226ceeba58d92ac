import { ContactUsPage } from '../../features/help/contact/ContactUsPage'
import { useCanOpenPath } from '../routes/useCanOpenPath'

/** Links only to pages that the user may see. */
export const ContactUs = () => <ContactUsPage canOpenPath={useCanOpenPath()} />
