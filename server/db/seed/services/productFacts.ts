/** The features of each product, where it is sold, and the broadband labels of internet plans. */
import type { BroadbandFacts } from '#shared/contract/services/plans'
import type { communityProducts, products } from '../../schema/services/plans'
import { communityRows } from './places'

type Product = typeof products.$inferInsert
type ProductFacts = Pick<Product, 'family' | 'exclusiveGroup' | 'speedMbps' | 'channels' | 'minutes' | 'facts'>

const fiber = (speedMbps: number, family: ProductFacts['family'] = 'open'): ProductFacts => ({
  family,
  speedMbps,
  facts: labelOf(speedMbps, family === 'open'),
})

/** Homes in a bulk community have no individual contract that could end early. */
const labelOf = (speedMbps: number, hasOwnContract: boolean): BroadbandFacts => ({
  // The label must state the speed that is measured in the evening.
  download_mbps: Math.round(speedMbps * 0.96),
  upload_mbps: Math.round(speedMbps * 0.94),
  latency_ms: speedMbps >= 1000 ? 6 : 8,
  data_included: 'Unlimited',
  contract_months: hasOwnContract ? 12 : 0,
  install_fee: hasOwnContract ? 9900 : 0,
  gateway_monthly: 1000,
  early_end_fee: hasOwnContract ? 800 : 0,
})

const factsByCode: Record<string, ProductFacts> = {
  'FIB-START-300': fiber(300),
  'FIB-PLUS-500': fiber(500),
  'FIB-GIG-1000': fiber(1000),
  'FIB-DUO-2000': fiber(2000),
  'FIB-MAX-5000': fiber(5000),
  'FIB-BULK-500': fiber(500, 'bulk'),
  'FIB-TOPUP-GIG': fiber(1000, 'topup'),
  'FIB-TOPUP-DUO': fiber(2000, 'topup'),
  'TV-LOCAL-32': { channels: 32 },
  'TV-SELECT-120': { channels: 120 },
  'TV-PRIME-210': { channels: 210 },
  'VOI-BASIC': { minutes: 500 },
  'FIB-ADD-WIFI1': { exclusiveGroup: 'extenders' },
  'FIB-ADD-WIFI2': { exclusiveGroup: 'extenders' },
}

export const withFacts = <P extends Product>(product: P): P => ({ ...product, ...factsByCode[product.code] })

/** Lists the products of each community's services. Top-ups are only sold in communities with a bulk agreement. */
export const communityProductRows = (catalog: readonly Product[]): (typeof communityProducts.$inferInsert)[] =>
  communityRows.flatMap(({ id, kind, services }) =>
    catalog
      .filter(({ serviceType, family = 'open' }) => {
        const isSold = family === 'open' || (family === 'topup' && kind === 'HOA bulk')
        return services.includes(serviceType) && isSold
      })
      .map(({ code }) => ({ communityId: id, productCode: code })),
  )
