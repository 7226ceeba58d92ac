/** Returns where a case of the open customer is shown: messages in the messages tab, requests on their own page. */
import { paths } from '#shared/paths'

export const caseAddress = ({ case_id, is_message }: { case_id: string; is_message: boolean }): string =>
  is_message ? `${paths.dashboard}?view=messages&case=${case_id}` : `${paths.serviceTicketView}?case=${case_id}`
