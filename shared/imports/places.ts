/** Defines the rows of communities, products and premises. */
import { premiseStages } from '../services/properties'
import { serviceTypes } from '../services/services'
import { choice, email, flag, id, line, listOf, money, optional, phone, state, whole, zip } from './fields'
import type { Subject } from './subject'

/** Plans can be changed within their family only. */
const productFamilies = ['open', 'topup', 'bulk'] as const
const productKinds = ['plan', 'addon'] as const

export const communities: Subject = {
  key: ['community_id'],
  sums: [],
  canBeComplete: false,
  fields: {
    community_id: id,
    name: line(100),
    city: line(60),
    state,
    zip,
    homes: whole,
    kind: line(60),
    services: listOf(choice(serviceTypes)),
    association_name: optional(line(100), ''),
    association_email: optional(email, ''),
    association_phone: optional(phone, ''),
  },
}

export const products: Subject = {
  key: ['product_code'],
  sums: [],
  canBeComplete: false,
  fields: {
    product_code: id,
    service_type: choice(serviceTypes),
    kind: choice(productKinds),
    name: line(100),
    description: optional(line(500), ''),
    monthly_price: money,
    is_shippable: optional(flag, false),
    family: optional(choice(productFamilies), 'open'),
    /** Add-ons of the same group replace each other. */
    exclusive_group: optional(line(40)),
    speed_mbps: optional(whole),
    channels: optional(whole),
    minutes: optional(whole),
    /** All communities that offer the product. Without them the offers stay as they are. */
    community_ids: optional(listOf(id)),
  },
}

export const premises: Subject = {
  key: ['premise_number'],
  sums: [],
  canBeComplete: false,
  fields: {
    premise_number: id,
    community_id: id,
    street_address: line(100),
    unit: optional(line(40), ''),
    city: line(60),
    state,
    zip,
    region: optional(line(60), ''),
    /** The builder, association or landlord with the premise in their list of properties. */
    owner_customer_number: optional(id),
    /** The portal changes the lot and the stage later, so these are for new premises only. */
    lot: optional(line(20), ''),
    stage: optional(choice(premiseStages), 'occupied'),
    /** The service points: what is available, and what is installed already. Without them they stay as they are. */
    available_services: optional(listOf(choice(serviceTypes))),
    installed_services: optional(listOf(choice(serviceTypes))),
  },
}
