/** Communities as the server returns them, for screen tests. */
import type { Community } from '#shared/contract/customers/communities'

export const aCommunity = (changes: Partial<Community> = {}): Community => ({
  community_id: 'orchard-row',
  name: 'Orchard Row',
  city: 'Quillmere',
  state: 'TX',
  zip: '00141',
  homes: 120,
  kind: 'HOA',
  services: [],
  plans: [],
  is_own: false,
  association: null,
  premise_count: 120,
  ...changes,
})
