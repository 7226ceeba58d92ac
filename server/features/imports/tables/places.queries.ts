/** Maps communities, products and premises to their tables. */
import type { TableImport } from './tableImport'

export const communities: TableImport = {
  table: 'communities',
  key: { id: 's.community_id' },
  columns: {
    name: 's.name',
    city: 's.city',
    state: 's.state',
    zip: 's.zip',
    homes: 's.homes',
    kind: 's.kind',
    services: 's.services',
    association_name: 's.association_name',
    association_email: 's.association_email',
    association_phone: 's.association_phone',
  },
  references: [],
  uniqueValues: [{ field: 'name', column: 'name' }],
}

export const products: TableImport = {
  table: 'products',
  key: { code: 's.product_code' },
  columns: {
    service_type: 's.service_type',
    kind: 's.kind',
    name: 's.name',
    description: 's.description',
    monthly_price: 's.monthly_price',
    is_shippable: 's.is_shippable',
    family: 's.family',
    slot: 's.exclusive_group',
    speed_mbps: 's.speed_mbps',
    channels: 's.channels',
    minutes: 's.minutes',
  },
  references: [{ field: 'community_ids', subject: 'communities', table: 'communities', column: 'id' }],
  followUps: [
    `delete from community_products o using chunk s
     where o.product_code = s.product_code and s.community_ids is not null and o.community_id <> all (s.community_ids)`,
    `insert into community_products (community_id, product_code)
     select id, s.product_code from chunk s, unnest(s.community_ids) id
     where not exists (select from community_products o where o.product_code = s.product_code and o.community_id = id)`,
  ],
}

export const premises: TableImport = {
  table: 'premises',
  key: { number: 's.premise_number' },
  columns: {
    community_id: 's.community_id',
    street_address: 's.street_address',
    unit: 's.unit',
    city: 's.city',
    state: 's.state',
    zip: 's.zip',
    region: 's.region',
    owner_number: 's.owner_customer_number',
    lot: 'coalesce(t.lot, s.lot)',
    stage: 'coalesce(t.stage, s.stage)',
  },
  references: [
    { field: 'community_id', subject: 'communities', table: 'communities', column: 'id' },
    { field: 'owner_customer_number', subject: 'customers', table: 'customers', column: 'number' },
  ],
  followUps: [
    `with points as (
       select s.premise_number, type, type = any (coalesce(s.available_services, '{}')) as available,
         type = any (coalesce(s.installed_services, '{}')) as installed
       from chunk s, unnest(array['FIBER', 'VOIP', 'TV', 'GAS']) type
       where s.available_services is not null or s.installed_services is not null),
     changed as (
       update premise_services o set available = p.available, pre_installed = p.installed from points p
       where o.premise_number = p.premise_number and o.service_type = p.type
         and (o.available, o.pre_installed) is distinct from (p.available, p.installed))
     insert into premise_services (premise_number, service_type, selected, available, pre_installed)
     select premise_number, type, installed, available, installed from points p
     where (available or installed) and not exists (
       select from premise_services o where o.premise_number = p.premise_number and o.service_type = p.type)`,
  ],
}
