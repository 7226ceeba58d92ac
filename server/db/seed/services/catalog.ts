/** The provider's products. The monthly price of a gas rate is the customer charge, and usage is billed in addition. */
import type { products } from '../../schema/services/plans'
import { withFacts } from './productFacts'

type Product = typeof products.$inferInsert & { isShippable: boolean }

type Offer = Pick<Product, 'code' | 'monthlyPrice' | 'name' | 'description'>

const product =
  (kind: Product['kind']) =>
  (serviceType: Product['serviceType'], offer: Offer): Product => ({ serviceType, kind, isShippable: false, ...offer })

const plan = product('plan')
const addon = product('addon')

const shipped = (product: Product): Product => ({ ...product, isShippable: true })

const offers: readonly Product[] = [
  plan('FIBER', {
    code: 'FIB-START-300',
    monthlyPrice: 4500,
    name: 'Start 300',
    description: '300 Mbps up and down for a home of one or two.',
  }),
  plan('FIBER', {
    code: 'FIB-PLUS-500',
    monthlyPrice: 6000,
    name: 'Plus 500',
    description: '500 Mbps up and down: video in every room.',
  }),
  plan('FIBER', {
    code: 'FIB-GIG-1000',
    monthlyPrice: 8000,
    name: 'Gig 1000',
    description: '1 Gbps up and down for work, school and games at the same time.',
  }),
  plan('FIBER', {
    code: 'FIB-DUO-2000',
    monthlyPrice: 11000,
    name: 'Duo 2000',
    description: '2 Gbps up and down, with a Wi-Fi 7 gateway.',
  }),
  plan('FIBER', {
    code: 'FIB-MAX-5000',
    monthlyPrice: 16000,
    name: 'Max 5000',
    description: '5 Gbps up and down for studios and home servers.',
  }),
  plan('FIBER', {
    code: 'FIB-BULK-500',
    monthlyPrice: 3800,
    name: 'Community 500',
    description: '500 Mbps up and down, billed to the community.',
  }),
  plan('FIBER', {
    code: 'FIB-TOPUP-GIG',
    monthlyPrice: 2200,
    name: 'Community top-up Gig',
    description: 'Raises the community connection to 1 Gbps.',
  }),
  plan('FIBER', {
    code: 'FIB-TOPUP-DUO',
    monthlyPrice: 5200,
    name: 'Community top-up Duo',
    description: 'Raises the community connection to 2 Gbps.',
  }),
  shipped(
    addon('FIBER', {
      code: 'FIB-ADD-GATEWAY',
      monthlyPrice: 1000,
      name: 'Gateway',
      description: 'A Wi-Fi gateway, replaced if it fails.',
    }),
  ),
  shipped(
    addon('FIBER', {
      code: 'FIB-ADD-WIFI1',
      monthlyPrice: 700,
      name: 'Whole-home Wi-Fi, 1 extender',
      description: 'One extender, set up with the app.',
    }),
  ),
  shipped(
    addon('FIBER', {
      code: 'FIB-ADD-WIFI2',
      monthlyPrice: 1200,
      name: 'Whole-home Wi-Fi, 2 extenders',
      description: 'Two extenders, set up with the app.',
    }),
  ),
  addon('FIBER', {
    code: 'FIB-ADD-IP4',
    monthlyPrice: 1000,
    name: 'Static IPv4 address',
    description: 'One address that stays the same.',
  }),
  addon('FIBER', {
    code: 'FIB-ADD-SECURITY',
    monthlyPrice: 600,
    name: 'Advanced security',
    description: 'Blocks known harmful sites for every device.',
  }),
  shipped(
    addon('FIBER', {
      code: 'FIB-ADD-LTE',
      monthlyPrice: 1500,
      name: 'Backup LTE',
      description: 'Keeps you online over LTE when the fiber is down.',
    }),
  ),
  shipped(
    addon('FIBER', {
      code: 'FIB-ADD-BATTERY',
      monthlyPrice: 400,
      name: 'Battery for the ONT',
      description: 'Eight hours of service without power.',
    }),
  ),
  addon('FIBER', {
    code: 'FIB-ADD-CARE',
    monthlyPrice: 900,
    name: 'Tech-care visits',
    description: 'Technician visits at no extra charge.',
  }),
  addon('FIBER', {
    code: 'FIB-ADD-FAMILY',
    monthlyPrice: 500,
    name: 'Parental profiles',
    description: 'Time and content limits for each family member.',
  }),
  plan('TV', {
    code: 'TV-LOCAL-32',
    monthlyPrice: 2900,
    name: 'Local',
    description: '32 channels: the local stations.',
  }),
  plan('TV', {
    code: 'TV-SELECT-120',
    monthlyPrice: 7400,
    name: 'Select',
    description: '120 channels with news, movies and sports.',
  }),
  plan('TV', {
    code: 'TV-PRIME-210',
    monthlyPrice: 9900,
    name: 'Prime',
    description: '210 channels, all of Select and more sports.',
  }),
  addon('TV', { code: 'TV-ADD-SPORTS', monthlyPrice: 1500, name: 'Sports pack', description: '14 sports channels.' }),
  addon('TV', {
    code: 'TV-ADD-FILM',
    monthlyPrice: 1200,
    name: 'Movie pack',
    description: '9 movie channels without commercials.',
  }),
  addon('TV', { code: 'TV-ADD-KIDS', monthlyPrice: 800, name: 'Kids pack', description: '7 channels for children.' }),
  shipped(
    addon('TV', { code: 'TV-ADD-BOX', monthlyPrice: 800, name: 'Extra box', description: 'TV in one more room.' }),
  ),
  addon('TV', {
    code: 'TV-ADD-CLOUD',
    monthlyPrice: 1000,
    name: 'Cloud recorder',
    description: '100 hours of recordings.',
  }),
  plan('VOIP', {
    code: 'VOI-BASIC',
    monthlyPrice: 1500,
    name: 'Home Basic',
    description: '500 minutes within the U.S.',
  }),
  plan('VOIP', {
    code: 'VOI-UNLIMITED',
    monthlyPrice: 2500,
    name: 'Home Unlimited',
    description: 'Unlimited calls within the U.S.',
  }),
  addon('VOIP', {
    code: 'VOI-ADD-LINE2',
    monthlyPrice: 1200,
    name: 'Second line',
    description: 'A second number in the same home.',
  }),
  addon('VOIP', {
    code: 'VOI-ADD-VMTEXT',
    monthlyPrice: 300,
    name: 'Voicemail to text',
    description: 'Your voicemails as text messages.',
  }),
  addon('VOIP', {
    code: 'VOI-ADD-INTL',
    monthlyPrice: 600,
    name: 'International 200',
    description: '200 minutes to 60 countries.',
  }),
  addon('VOIP', {
    code: 'VOI-ADD-SCREEN',
    monthlyPrice: 200,
    name: 'Call screening',
    description: 'Unknown callers state their name first.',
  }),
  plan('GAS', {
    code: 'GAS-R1',
    monthlyPrice: 1650,
    name: 'Residential heat R-1',
    description: 'Monthly customer charge, plus gas and delivery per therm.',
  }),
  plan('GAS', {
    code: 'GAS-GC1',
    monthlyPrice: 3200,
    name: 'Small commercial GC-1',
    description: 'Monthly customer charge, plus gas and delivery per therm.',
  }),
]

export const catalog: readonly Product[] = offers.map(withFacts)

const productByCode = new Map(catalog.map((product) => [product.code, product]))

export function productOf(code: string): Product {
  const product = productByCode.get(code)
  if (!product) throw new Error(`The catalog has no ${code}`)
  return product
}
