/** What the code was exchanged for: a short session that may add a payment method, and for whom. */
export interface Proof {
  token: string
  customers: { crm_customer_number: string; name: string }[]
}
