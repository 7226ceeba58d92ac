/** The four addresses under which a request begins. One form; what it offers differs. */
import { RequestPage } from './RequestPage'

/** /serviceTicketCreate */
export const ServiceRequestPage = () => (
  <RequestPage form="any" categories={['fiberLine', 'gasMeter', 'gasLine', 'general', 'serviceLine']} />
)

/** /meterTicketCreate */
export const MeterRequestPage = () => <RequestPage form="meter" categories={['gasMeter']} />

/** /gasServiceTicketCreate */
export const GasRequestPage = () => <RequestPage form="gas" categories={['gasLine']} />

/** /fiberServiceTicketCreate */
export const FiberRequestPage = () => <RequestPage form="fiber" categories={['fiberLine']} />
