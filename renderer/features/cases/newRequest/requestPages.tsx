/** The four pages that start a request. They share one form and offer different kinds. */
import { RequestPage } from './RequestPage'

/** Serves /serviceTicketCreate. */
export const ServiceRequestPage = () => (
  <RequestPage form="any" categories={['fiberLine', 'gasMeter', 'gasLine', 'general', 'serviceLine']} />
)

/** Serves /meterTicketCreate. */
export const MeterRequestPage = () => <RequestPage form="meter" categories={['gasMeter']} />

/** Serves /gasServiceTicketCreate. */
export const GasRequestPage = () => <RequestPage form="gas" categories={['gasLine']} />

/** Serves /fiberServiceTicketCreate. */
export const FiberRequestPage = () => <RequestPage form="fiber" categories={['fiberLine']} />
