/** A short session, issued for a one-time code, that may add a payment method for these customers. */
export interface VisitorSession {
  token: string
  customers: { crm_customer_number: string; name: string }[]
}
